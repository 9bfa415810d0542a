// Light or dark: what the system says, until the reader says otherwise. That is remembered.

const key = "understory.theme";
export type Theme = "light" | "dark";

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

export function currentTheme(): Theme {
  try {
    const kept = localStorage.getItem(key);
    if (kept === "light" || kept === "dark") return kept;
  } catch {
    // Without storage the system decides.
  }
  return systemTheme();
}

export function showTheme(theme: Theme) {
  document.documentElement.style.colorScheme = theme === systemTheme() ? "" : theme;
}

export function chooseTheme(theme: Theme) {
  showTheme(theme);
  try {
    if (theme === systemTheme()) localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // It holds until the page is left.
  }
}
