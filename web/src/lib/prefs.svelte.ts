/** What this reader likes, kept in the browser. */

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  /** Free activations run alone. */
  auto: boolean;
  sound: boolean;
  /** Keys of a single letter. */
  keys: boolean;
  grain: boolean;
  /** The table in words instead of drawn. */
  words: boolean;
  /** Secrets are hidden until the screen has been passed on. */
  pass: boolean;
  name: string;
  /** Where the solo opponent's turn is stopped, so that she can be followed. */
  pause: "step" | "turn" | "never";
}

const DEFAULTS: Kept = { theme: "system", auto: true, sound: true, keys: true, grain: true, words: false, pass: true, name: "", pause: "turn" };
const PLACE = "hindmost-prefs";

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Kept>(read());

export function keep(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  localStorage.setItem(PLACE, JSON.stringify(prefs));
  applyTheme();
}

const night = matchMedia("(prefers-color-scheme: dark)");

export function applyTheme(): void {
  const dark = prefs.theme === "dark" || (prefs.theme === "system" && night.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#20262D" : "#F7F2E8");
}

night.addEventListener("change", applyTheme);
