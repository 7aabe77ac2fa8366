import { mount } from "svelte";
import "./fonts.css";
import "./marches.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
const target = document.getElementById("app");
if (target) mount(App, { target });
