import type { Palette } from '../schema/theme.ts'

/** WCAG 2.2 AA: text, and the edges of controls. */
const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

type Colour = keyof Palette | 'white'

/** What is written or drawn on what. */
export const PAIRS: readonly { front: Colour; back: Colour; least: number }[] = [
  { front: 'text', back: 'page', least: TEXT_CONTRAST },
  { front: 'text', back: 'surface', least: TEXT_CONTRAST },
  { front: 'textSoft', back: 'page', least: TEXT_CONTRAST },
  { front: 'textSoft', back: 'surface', least: TEXT_CONTRAST },
  { front: 'primary', back: 'page', least: TEXT_CONTRAST },
  { front: 'primary', back: 'surface', least: TEXT_CONTRAST },
  { front: 'white', back: 'primary', least: TEXT_CONTRAST },
  { front: 'white', back: 'secondary', least: TEXT_CONTRAST },
  { front: 'onHero', back: 'hero', least: TEXT_CONTRAST },
  { front: 'onFooter', back: 'footer', least: TEXT_CONTRAST },
  { front: 'success', back: 'surface', least: TEXT_CONTRAST },
  { front: 'warning', back: 'surface', least: TEXT_CONTRAST },
  { front: 'error', back: 'surface', least: TEXT_CONTRAST },
  { front: 'error', back: 'page', least: TEXT_CONTRAST },
  { front: 'info', back: 'surface', least: TEXT_CONTRAST },
  { front: 'controlEdge', back: 'page', least: CONTROL_CONTRAST },
  { front: 'controlEdge', back: 'surface', least: CONTROL_CONTRAST },
]
