import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import { ahead } from "$lib/ahead";
import { nickname } from "$lib/nickname";
import { load } from "$lib/pages";
import { prefs } from "$lib/prefs.svelte";
import { route } from "$lib/route.svelte";
import { speak } from "$lib/tongue.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
prefs.name ||= nickname();
// With the words, not after them; a page that does not come the app apologises for.
load(route.page)?.catch(() => {});
void ahead(route.page, route.ask("link"));
await speak();
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
