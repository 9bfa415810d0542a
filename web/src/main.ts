import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/nature.css";
import "./styles/base.css";
import App from "./App.svelte";
import { currentTheme, showTheme } from "./parts/theme";
import { router } from "./router.svelte";
import { preferredLanguage, speakIn } from "./words/say";

const target = document.getElementById("app");
const language = preferredLanguage(navigator.languages);
document.documentElement.lang = language;
showTheme(currentTheme());
router.follow();
await speakIn(language);
if (target) mount(App, { target });
