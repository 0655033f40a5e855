// boardgame.io's server on the loopback address: `node server.mjs [FOLDER]` keeps matches in memory or in files.
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { FlatFile, Origins, Server } = createRequire(import.meta.url)("boardgame.io/server");

const [folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}/`);
