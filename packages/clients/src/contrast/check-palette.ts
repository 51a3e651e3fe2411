import { type Ground, rolesOf } from '../look/roles.ts'
import type { Palette } from '../schema/theme.ts'
import { PAIRS } from './pairs.ts'
import { contrastRatio } from './ratio.ts'

export interface WeakPair {
  front: string
  back: string
  ratio: number
  least: number
}

/** Pairs of the palette that cannot be read well enough; none means the palette may be used. */
export function checkPalette(palette: Palette, ground: Ground = 'light'): WeakPair[] {
  const colours = rolesOf(palette, ground)
  return PAIRS.map(({ front, back, least }) => ({
    front,
    back,
    least,
    ratio: contrastRatio(colours[front], colours[back]),
  })).filter(pair => pair.ratio < pair.least)
}
