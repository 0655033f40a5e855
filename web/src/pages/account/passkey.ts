/** Passkeys of this device: made and used by the browser. The server's JSON has bytes as base64url. */

type Options = Record<string, unknown>;

/** Whether this browser has passkeys at all. Pages without https have none, except on this machine. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function" && isSecureContext;

/** Makes a passkey; null if the person changed their mind. */
export async function makePasskey(options: Options): Promise<Options | null> {
  const user = options["user"] as Options;
  const known = (options["excludeCredentials"] ?? []) as Options[];
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    user: { ...user, id: bytes(user["id"]) },
    excludeCredentials: known.map((one) => ({ ...one, id: bytes(one["id"]) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse;
  return shown(made, { attestationObject: text(attestationObject), clientDataJSON: text(clientDataJSON) });
}

/** Signs with a passkey that the person picks; null if they changed their mind. */
export async function usePasskey(options: Options): Promise<Options | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    used.response as AuthenticatorAssertionResponse;
  return shown(used, {
    authenticatorData: text(authenticatorData),
    clientDataJSON: text(clientDataJSON),
    signature: text(signature),
    userHandle: userHandle ? text(userHandle) : null,
  });
}

/** Closing the browser's dialog is not an error, and neither is a device that already has the key. */
async function asked(deed: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await deed) as PublicKeyCredential | null;
  } catch (fault) {
    if (fault instanceof DOMException && /NotAllowed|Abort|InvalidState/.test(fault.name)) return null;
    throw fault;
  }
}

const shown = (one: PublicKeyCredential, response: Options): Options => ({
  id: one.id,
  rawId: text(one.rawId),
  type: one.type,
  response,
});

function bytes(value: unknown): Uint8Array {
  const plain = atob(String(value).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
