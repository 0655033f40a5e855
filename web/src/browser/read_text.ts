/** The text of a file, in the encodings that spreadsheets write. */

const BYTE_ORDER_MARKS = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/** The mark of UTF-8 in a file whose letters are not. */
const MISREAD_MARK = "\u00ef\u00bb\u00bf";

/** UTF-8, UTF-16 with its mark, or else what Windows programs write in Western Europe. */
export async function readText(file: Blob): Promise<string> {
  const content = new Uint8Array(await file.arrayBuffer());
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    const text = new TextDecoder("windows-1252").decode(content);
    return text.startsWith(MISREAD_MARK) ? text.slice(MISREAD_MARK.length) : text;
  }
}
