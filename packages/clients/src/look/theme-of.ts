import type { Palette, ThemeData } from '../schema/theme.ts'
import { GROUNDS, type GroundName, SIGNALS } from './grounds.ts'
import { TYPEFACES, type TypefaceName } from './typefaces.ts'

/** A company's colours and manner; everything else of its theme follows from them. */
export interface Look {
  /** The specification's red where a company has no colour of its own (Spec 1 §1). */
  primary?: string
  secondary: string
  accent: string
  ground: GroundName
  /**
   * Behind the first headline: in the secondary or the primary colour with white letters, or a light tint of its own.
   */
  hero: 'secondary' | 'primary' | { tint: string }
  drawing: ThemeData['hero']
  typeface: TypefaceName
  shape: ThemeData['shape']
}

const WHITE = '#FFFFFF'

export const FALLBACK_PRIMARY = '#E4010B'

function heroOf({ hero, primary, secondary }: Required<Look>, text: string): Pick<Palette, 'hero' | 'onHero'> {
  if (hero === 'primary') return { hero: primary, onHero: WHITE }
  return hero === 'secondary' ? { hero: secondary, onHero: WHITE } : { hero: hero.tint, onHero: text }
}

export function themeOf(look: Look): ThemeData {
  const ground = GROUNDS[look.ground]
  const { primary = FALLBACK_PRIMARY, secondary, accent } = look
  return {
    palette: {
      ...ground,
      ...SIGNALS,
      ...heroOf({ ...look, primary }, ground.text),
      primary,
      secondary,
      accent,
      footer: secondary,
      onFooter: WHITE,
    },
    type: TYPEFACES[look.typeface],
    shape: look.shape,
    hero: look.drawing,
  }
}
