import "@fontsource/pirata-one/latin-400.css";
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "$lib/tongue.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await speak();
mount(App, { target });
