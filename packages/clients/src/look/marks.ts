import type { Logo } from '../schema/client.ts'

interface Inks {
  primary: string
  accent: string
}

type Draw = (inks: Inks) => string

const field = (colour: string, radius: number): string =>
  `<rect width="44" height="44" rx="${radius}" fill="${colour}"/>`

/** Simple signs that a company may take until it brings its own; `viewBox 0 0 44 44`. */
const MARKS = {
  /** A road that goes over a hill. */
  hill: ({ primary, accent }) =>
    `${field(primary, 12)}<path d="M4 34c8-16 16-20 20-20s10 6 16 20z" fill="${accent}"/><path d="M20 34c2-8 5-12 6-20" fill="none" stroke="${primary}" stroke-width="3"/>`,
  /** Two waves. */
  wave: ({ primary, accent }) =>
    `${field(primary, 22)}<path d="M6 20c5-6 11-6 16 0s11 6 16 0" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/><path d="M6 29c5-6 11-6 16 0s11 6 16 0" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>`,
  /** A stop on a line. */
  stop: ({ primary, accent }) =>
    `${field(primary, 8)}<path d="M22 5v34" stroke="#FFFFFF" stroke-width="5"/><circle cx="22" cy="22" r="8" fill="${primary}" stroke="${accent}" stroke-width="5"/>`,
  /** An arrow that leaves a circle. */
  arrow: ({ primary, accent }) =>
    `<circle cx="22" cy="22" r="22" fill="${primary}"/><path d="M10 22h20m-8-9l9 9-9 9" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  /** Rails that meet. */
  rails: ({ primary, accent }) =>
    `${field(primary, 4)}<path d="M15 40L20 4M29 40L24 4" stroke="#FFFFFF" stroke-width="3.5"/><path d="M13 33h18M15 23h14M17 14h10" stroke="${accent}" stroke-width="3"/>`,
  /** A leaf. */
  leaf: ({ primary, accent }) =>
    `${field(primary, 16)}<path d="M10 34c0-16 8-24 25-24 0 17-8 25-20 24" fill="${accent}"/><path d="M9 37c6-10 12-15 20-20" fill="none" stroke="${primary}" stroke-width="3"/>`,
  /** The front of a bus. */
  bus: ({ primary, accent }) =>
    `${field(primary, 10)}<rect x="9" y="8" width="26" height="27" rx="5" fill="#FFFFFF"/><rect x="12" y="12" width="20" height="11" rx="2" fill="${primary}"/><circle cx="15" cy="29" r="2.500" fill="${accent}"/><circle cx="29" cy="29" r="2.500" fill="${accent}"/>`,
  /** Gables of an old town. */
  gables: ({ primary, accent }) =>
    `${field(primary, 6)}<path d="M5 36V22l7-8 7 8v14zM25 36V22l7-8 7 8v14z" fill="#FFFFFF"/><path d="M15 36V18l7-10 7 10v18z" fill="${accent}"/>`,
} as const satisfies Record<string, Draw>

export type MarkName = keyof typeof MARKS

export const logoOf = (mark: MarkName, inks: Inks): Logo => ({ width: 44, height: 44, svg: MARKS[mark](inks) })
