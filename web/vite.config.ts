import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vitest/config";
import { offlinePage, type Speaker } from "./src/i18n/offline_page.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = here("../src/flibuste/server/site");
const LANGUAGES = ["fr", "en", "de"];
/** Folders of src that other folders, and the games' boards, import by name: `$board/scene`. */
const ROOMS = ["browser", "net", "i18n", "input", "board", "state", "widgets"];

/** A game's board lies in the game's own folder, outside of node_modules: its imports are resolved from here. */
function boards(): Plugin {
  const games = here("../src/flibuste/games");
  return {
    name: "boards",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const bare = /^[@a-z~]/.test(source) && !source.startsWith("$");
      if (!bare || !importer?.startsWith(games)) return null;
      return this.resolve(source, here("src/main.ts"), { ...options, skipSelf: true });
    },
  };
}

/** An icon is its path: `widgets/icon.ts` makes the rest. */
const icon = {
  extension: "js",
  compiler(svg: string): string {
    const [path, ...more] = svg.matchAll(/<path[^>]* d="([^"]+)"/g);
    if (!path || more.length || !svg.includes('viewBox="0 0 512 512"'))
      throw new Error(`not one path: ${svg}`);
    return `import { icon } from "$widgets/icon"; export default icon("${path[1]}");`;
  },
};

/** The page for those who are offline has no script to fetch its words: they are written into it here. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    async generateBundle() {
      const speakers = await Promise.all(LANGUAGES.map(speaker));
      const file = await readFile(here("offline.html"), "utf8");
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage(file, speakers) });
    },
  };
}

async function speaker(language: string): Promise<Speaker> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await readFile(here(`locales/${language}/shell.ftl`), "utf8")));
  return {
    language,
    say(key) {
      const [name = "", attribute = ""] = key.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) throw new Error(`${language}: no message ${key}`);
      return bundle.formatPattern(pattern);
    },
  };
}

/** The server sends files as they are: it finds each one compressed beside it. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async closeBundle() {
      if (!existsSync(site)) return;
      for (const file of await readdir(site, { recursive: true })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
        const body = await readFile(`${site}/${file}`);
        if (body.length < 1000) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${site}/${file}.br`, brotliCompressSync(body, best));
        await writeFile(`${site}/${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** The files of a table's page, by game and language: the server preloads them in the page's head. */
function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    async writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const index = await readFile(`${site}/index.html`, "utf8");
      const made = (from: string) => chunks.find((one) => one.facadeModuleId?.includes(from))?.fileName ?? "";
      function files(name: string): string[] {
        const chunk = chunks.find((one) => one.fileName === name);
        if (!chunk || index.includes(name)) return [];
        return [...chunk.imports.flatMap(files), ...(chunk.viteMetadata?.importedCss ?? []), name];
      }
      const page: Record<string, Record<string, string[]>> = {};
      for (const game of await readdir(here("../src/flibuste/games"))) {
        const board = made(`/games/${game}/ui/index.ts`);
        if (!board) continue;
        const ofAll = [made("/pages/Table.svelte"), board];
        const words = (language: string) => [
          made(`/i18n/words/${language}.ts`),
          made(`/games/${game}/locales/${language}.ftl`),
        ];
        page[game] = Object.fromEntries(
          LANGUAGES.map((one) => [one, [...new Set([...ofAll, ...words(one)].flatMap(files))]]),
        );
      }
      await writeFile(`${site}/.ahead.json`, JSON.stringify(page));
    },
  };
}

/** Most functions run at once: a browser that knows this hint compiles them while they load. */
function eager(): Plugin {
  return {
    name: "eager",
    apply: "build",
    async writeBundle(_, bundle) {
      for (const { fileName: name } of Object.values(bundle).filter((one) => one.type === "chunk")) {
        const code = await readFile(`${site}/${name}`, "utf8");
        await writeFile(`${site}/${name}`, `//# allFunctionsCalledOnLoad\n${code}`);
      }
    },
  };
}

/** What the pictures on the start page share with boards: their frame, and the icons in them. */
const COVERS = /web[\\/]src[\\/]board[\\/]Cover\.svelte|^~icons.*[\\/](ghost|pirate-skull)\b/;

/** Few files instead of many: on a slow machine a request costs more than some unused code. */
const CHUNKS = [
  { name: "shell", tags: ["$initial" as const], priority: 3 },
  // The start page shows every game's cover, and needs nothing else of the boards.
  { name: "covers", test: COVERS, priority: 3 },
  { name: "shared", test: RegExp(`web[\\\\/]src[\\\\/](${ROOMS.join("|")})[\\\\/](?!words)`), priority: 2 },
  { name: "icons", test: /^~icons/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [
    boards(),
    svelte(),
    icons({ compiler: icon, scale: 1 }),
    offline(),
    ahead(),
    eager(),
    compressed(),
  ],
  resolve: {
    alias: {
      ...Object.fromEntries(ROOMS.map((room) => [`$${room}`, here(`src/${room}`)])),
      $tests: here("tests"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: site,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["FLIBUSTE"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "../src/flibuste/games/*/ui/tests/*.test.ts"],
    environment: "happy-dom",
    testTimeout: 60_000,
  },
});
