import { mount } from "svelte";
import "./app/fonts.css";
import "./app/tokens.css";
import "./app/base.css";
import App from "./app/App.svelte";
import { sprite } from "./art/icons";
import { applyTheme } from "./lib/prefs.svelte";
import { preferred, text } from "./text/text.svelte";

applyTheme();
document.body.insertAdjacentHTML("afterbegin", sprite());
await text.use(preferred());
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => null);
mount(App, { target: document.getElementById("app")! });
