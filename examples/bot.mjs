// A bot for flibuste in JavaScript: `flibuste play freibeuter --seats "you,stdio:node examples/bot.mjs"`.
// It reads a line of JSON for every question and writes a line for every answer; docs/bots.md says which.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Takes money where there is some, else whatever the seed says. Of the view it needs nothing. */
function choose({ options, seed }) {
  return options.find((option) => option.startsWith("cash ")) ?? options[seed % options.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "example" });
  else if (message.type === "decision")
    say({ type: "choice", serial: message.serial, choice: choose(message) });
  else if (message.type === "bye") break;
}
