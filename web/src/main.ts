import { mount } from "svelte";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-700.css";
import "./marches.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
const target = document.getElementById("app");
if (target) mount(App, { target });
