import { contrastRatio } from '../contrast/ratio.ts'
import type { Palette, ThemeData } from '../schema/theme.ts'
import { colourOf, hslOf } from './lightness.ts'
import { mixed } from './mixed.ts'

/** Grounds and greys of the dark look, the same for every client. */
const GREYS = {
  page: '#14161A',
  surface: '#1D2025',
  text: '#F2F3F5',
  textSoft: '#C3C8CF',
  controlEdge: '#8E959F',
  divider: '#3A3F47',
  onHero: '#F2F3F5',
  footer: '#0E1013',
  onFooter: '#F2F3F5',
} as const satisfies Partial<Palette>

/** What lies over the page, a dialog or a menu: the lightest of the dark grounds. */
export const DARK_RAISED = '#262A31'

/** WCAG 2.2 AA for text, with what a tint of the same colour takes away. */
const LEAST = 5.4

/** How much lighter a colour becomes at each step. */
const STEP = 0.02

/** Loud colours glare on dark ground. */
const SATURATION_AT_MOST = 0.8

/** How much of the client's colour is left where it is a ground, behind the first headline. */
const OF_HERO = 0.34

const isReadable = (colour: string): boolean => contrastRatio(colour, DARK_RAISED) >= LEAST

/** The client's colour, as much lighter as it takes to be read on every dark ground. */
function readable(colour: string): string {
  if (isReadable(colour)) return colour
  const { hue, saturation, lightness } = hslOf(colour)
  const steps = Array.from({ length: Math.ceil((1 - lightness) / STEP) }, (_, step) => lightness + step * STEP)
  return (
    steps
      .map(light => colourOf({ hue, saturation: Math.min(saturation, SATURATION_AT_MOST), lightness: light }))
      .find(isReadable) ?? '#FFFFFF'
  )
}

/** A client's colours on dark ground, each as light as it must be; what it says itself of them stays. */
export const darkPalette = ({ palette, dark }: Pick<ThemeData, 'palette' | 'dark'>): Palette => ({
  ...GREYS,
  primary: readable(palette.primary),
  secondary: readable(palette.secondary),
  accent: readable(palette.accent),
  hero: mixed(GREYS.page, palette.primary, OF_HERO),
  success: readable(palette.success),
  warning: readable(palette.warning),
  error: readable(palette.error),
  info: readable(palette.info),
  ...dark,
})
