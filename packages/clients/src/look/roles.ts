import { contrastRatio } from '../contrast/ratio.ts'
import type { Palette } from '../schema/theme.ts'
import { DARK_RAISED } from './dark-palette.ts'
import { mixed } from './mixed.ts'

export type Ground = 'light' | 'dark' | 'high'

/** What else a screen needs of a palette, and follows from it. */
export interface Roles extends Palette {
  /** Lies over the page: dialogs, menus. */
  raised: string
  /** Ground of what is chosen. */
  primaryTint: string
  /** The ring around what has the focus. */
  focus: string
  /** What is true right now: on time, at this platform. */
  live: string
  onPrimary: string
  onSuccess: string
  onWarning: string
  onError: string
  onInfo: string
}

const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** Written in white wherever that has this contrast (Spec 1 §9); on dark ground in what is read better. */
const CONTRAST_THRESHOLD = 3

/** Shares of the client's colour in the ground of what is chosen; the first on which everything is read is taken. */
const TINTS = { light: [0.08, 0.06, 0.04, 0.02, 0], dark: [0.14, 0.1, 0.06, 0.02, 0], high: [0] }

/** WCAG 2.2 AA for text. */
const READABLE = 4.5

function writtenOn(colour: string, ground: Ground): string {
  const ofWhite = contrastRatio(WHITE, colour)
  const least = ground === 'light' ? CONTRAST_THRESHOLD : contrastRatio(BLACK, colour)
  return ofWhite >= least ? WHITE : BLACK
}

function tintOf({ primary, surface, text, textSoft }: Palette, ground: Ground): string {
  const isReadable = (tint: string) => [primary, text, textSoft].every(front => contrastRatio(front, tint) >= READABLE)
  return TINTS[ground].map(share => mixed(surface, primary, share)).find(isReadable) ?? surface
}

/** A palette with everything that follows from it. */
export const rolesOf = (palette: Palette, ground: Ground): Roles => ({
  ...palette,
  raised: ground === 'dark' ? DARK_RAISED : palette.surface,
  primaryTint: tintOf(palette, ground),
  focus: palette.primary,
  live: palette.success,
  onPrimary: writtenOn(palette.primary, ground),
  onSuccess: writtenOn(palette.success, ground),
  onWarning: writtenOn(palette.warning, ground),
  onError: writtenOn(palette.error, ground),
  onInfo: writtenOn(palette.info, ground),
})
