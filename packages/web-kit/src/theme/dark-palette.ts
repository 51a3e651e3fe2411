import { contrastRatio, type Palette } from '@billett/clients'

/** Grounds and greys of the dark look, the same for every client. */
const GREYS = {
  page: '#14161A',
  surface: '#1D2025',
  text: '#F2F3F5',
  textSoft: '#C3C8CF',
  controlEdge: '#8E959F',
  divider: '#3A3F47',
  hero: '#1D2025',
  onHero: '#F2F3F5',
  footer: '#14161A',
  onFooter: '#F2F3F5',
} as const satisfies Partial<Palette>

/** WCAG 2.2 AA for text, with a little to spare. */
const LEAST = 4.8

/** Share of white that is put in at each step. */
const STEP = 0.04

const partsOf = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

const lighter = (colour: string, share: number): string =>
  `#${partsOf(colour)
    .map(part => Math.round(part + (255 - part) * share))
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`

/** The client's colour with as much white as it takes to be read on the dark grounds. */
function readable(colour: string): string {
  let share = 0
  while (share < 1 && contrastRatio(lighter(colour, share), GREYS.surface) < LEAST) share += STEP
  return lighter(colour, Math.min(share, 1))
}

/** A client's colours on dark ground. */
export const darkPalette = ({ primary, secondary, accent, success, warning, error, info }: Palette): Palette => ({
  ...GREYS,
  primary: readable(primary),
  secondary: readable(secondary),
  accent: readable(accent),
  success: readable(success),
  warning: readable(warning),
  error: readable(error),
  info: readable(info),
})
