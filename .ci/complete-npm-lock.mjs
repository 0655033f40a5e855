// Adds to web/package-lock.json what a registry without packages for other machines leaves out.
// Vite's bundler names one library for each kind of machine, all of its own version, and `npm ci` insists that each is
// locked. An entry made here has no checksum; `npm install --package-lock-only` against a full registry adds it.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../web/package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(FILE, "utf8"));
const { packages } = lock;

for (const { optionalDependencies, engines, license } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (Object.keys(packages).some((known) => known.endsWith(path))) continue;
    if (!/^\d/.test(version)) throw new Error(`${name}: ${version} is no version`);
    packages[path] = { version, ...machine(name), dev: true, engines, license, optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Which machine a library is for, by the end of its name: `…-linux-arm64-gnu`, `…-wasm32-wasi`. */
function machine(name) {
  const [, os, cpu, abi] = /-([a-z]+[0-9]*)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name.replace("wasm32-wasi", "wasi-wasm32")) ?? [];
  if (!cpu) throw new Error(`which machine is ${name} for?`);
  const libc = { gnu: "glibc", musl: "musl" }[abi];
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os === "wasi" ? {} : { os: [os] }) };
}
