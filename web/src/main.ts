import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import { nickname } from "$lib/nickname";
import { prefs } from "$lib/prefs.svelte";
import { speak } from "$lib/tongue.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
prefs.name ||= nickname();
await speak();
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
