import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import { ahead } from "$lib/ahead";
import { nickname } from "$lib/nickname";
import { prefs } from "$lib/prefs.svelte";
import { route } from "$lib/route.svelte";
import { speak } from "$lib/tongue.svelte";
import App from "./App.svelte";

const PATIENCE = 400;

/** A page that has all it needs at once is drawn once; what is late, it waits for itself. */
async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.all([speak(), Promise.race([ahead(route.page, route.ask("link")), late])]);
  mount(App, { target });
}

prefs.name ||= nickname();
// Not awaited here: pages share code with this file, and would wait for its end.
void begin();

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
