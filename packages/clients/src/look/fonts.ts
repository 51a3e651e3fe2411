/** A font of the device that stands in for one of ours until it has arrived, and where it never does. */
interface StandIn {
  /** Names of fonts with the same widths. */
  local: readonly string[]
  /** Width of our letters as a share of its own, by how often German and English have them. */
  width: number
}

export interface Font {
  family: string
  generic: 'sans-serif' | 'serif'
  /** Shares of the size, from the file itself. */
  ascent: number
  descent: number
  /** How much larger it is drawn than asked for: its small letters are lower than those of other fonts. */
  enlarged?: number
  standIns: readonly StandIn[]
}

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto']
const TIMES = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times']
const DEJAVU = ['DejaVu Sans', 'Verdana']

export const FONT_NAMES = ['inter', 'nunito', 'sourceSans', 'sourceSerif'] as const

export type FontName = (typeof FONT_NAMES)[number]

/** What the looks are written in; each is one variable file, and a second one for the letters of other languages. */
export const FONTS: Record<FontName, Font> = {
  inter: {
    family: 'Inter',
    generic: 'sans-serif',
    ascent: 0.9688,
    descent: 0.2412,
    standIns: [
      { local: ARIAL, width: 1.072 },
      { local: DEJAVU, width: 0.936 },
    ],
  },
  nunito: {
    family: 'Nunito',
    generic: 'sans-serif',
    ascent: 1.011,
    descent: 0.353,
    standIns: [
      { local: ARIAL, width: 1.014 },
      { local: DEJAVU, width: 0.886 },
    ],
  },
  sourceSans: {
    family: 'Source Sans 3',
    generic: 'sans-serif',
    ascent: 1.024,
    descent: 0.4,
    enlarged: 1.07,
    standIns: [
      { local: ARIAL, width: 0.943 },
      { local: DEJAVU, width: 0.823 },
    ],
  },
  sourceSerif: {
    family: 'Source Serif 4',
    generic: 'serif',
    ascent: 1.036,
    descent: 0.335,
    standIns: [
      { local: TIMES, width: 1.196 },
      { local: ['DejaVu Serif'], width: 0.932 },
    ],
  },
}

/** What a stand-in is called in a style sheet. */
export const standInFamily = (font: Font, standIn: StandIn): string => `${font.family} by ${standIn.local[0]}`

/** The value of `font-family`. */
export const familiesOf = (name: FontName): string => {
  const font = FONTS[name]
  const families = [font.family, ...font.standIns.map(standIn => standInFamily(font, standIn))]
  return [...families.map(family => `"${family}"`), font.generic].join(', ')
}
