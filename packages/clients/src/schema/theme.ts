import * as z from 'zod/mini'
import { FONT_NAMES } from '../look/fonts.ts'

/** Typed in any case, kept in capitals. What is none is told in signs, which every language reads. */
export const Colour = z.string().check(z.toUpperCase(), z.regex(/^#[0-9A-F]{6}$/, '#RRGGBB (#C2102F)'))

/** Every colour has one job; `contrast/pairs.ts` says which of them must be readable on which. */
export const Palette = z.object({
  /** Buttons, links, the chosen thing. */
  primary: Colour,
  secondary: Colour,
  /** A spot of colour that carries no meaning and no text: stripes, the edge of a ticket. */
  accent: Colour,
  page: Colour,
  surface: Colour,
  text: Colour,
  textSoft: Colour,
  /** Edges of inputs and other controls. */
  controlEdge: Colour,
  /** Lines that only divide. */
  divider: Colour,
  hero: Colour,
  onHero: Colour,
  footer: Colour,
  onFooter: Colour,
  success: Colour,
  warning: Colour,
  error: Colour,
  info: Colour,
})
export type Palette = z.infer<typeof Palette>

export const ThemeData = z.object({
  palette: Palette,
  /** What the client says itself of its look on dark ground; the rest of that follows from its palette. */
  dark: z.optional(z.partial(Palette)),
  type: z.object({
    /** What is fetched for it. */
    fonts: z.array(z.enum(FONT_NAMES)),
    /** Values of `font-family`. */
    body: z.string(),
    heading: z.string(),
    headingWeight: z.int(),
    /** em */
    headingSpacing: z.number(),
  }),
  shape: z.object({
    /** px */
    card: z.int(),
    control: z.int(),
  }),
  /** What is drawn behind the first headline. */
  hero: z.enum(['lines', 'hills', 'grid']),
})
export type ThemeData = z.infer<typeof ThemeData>
