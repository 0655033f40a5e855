import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import { prefetch } from "./pages/prefetch";
import { randomName } from "$state/random_name";
import { prefs } from "$browser/prefs.svelte";
import { route } from "$state/route.svelte";
import { speak } from "$i18n/language.svelte";
import App from "./App.svelte";

const PATIENCE = 400;

/** Waits a moment so that the page is drawn once, with all it needs. What arrives later, the page waits for itself. */
async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.all([speak(), Promise.race([prefetch(route.page, route.ask("link")), late])]);
  mount(App, { target });
}

prefs.name ||= randomName();
// Not awaited: pages import from this file's chunk and would wait for it to finish.
void begin();

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
