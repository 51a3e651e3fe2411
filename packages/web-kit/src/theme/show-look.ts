import type { Look } from './look.ts'

function say(name: 'mode' | 'contrast', value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** Says on the whole document what was chosen: `theme-variables.ts` has the colours of every look. */
export const showMode = (mode: Look['mode']): void => say('mode', mode)
export const showContrast = (contrast: Look['contrast']): void => say('contrast', contrast)

/** The bar of a browser is as the head of the page, in the look that is on now. */
export function showThemeColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  if (!colour) return
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour
}
