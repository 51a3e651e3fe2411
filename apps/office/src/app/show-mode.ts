/** Dark or light, on the whole document: `theme-variables.ts` has the colours of both. */
export function showMode(isDark: boolean): void {
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light'
}
