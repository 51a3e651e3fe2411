import { describe, expect, it } from 'vitest'
import { darkPalette } from '../look/dark-palette.ts'
import { highContrastPalette } from '../look/high-contrast-palette.ts'
import { clients, defaultClient } from '../registry.ts'
import { checkPalette, type WeakPair } from './check-palette.ts'
import { contrastRatio } from './ratio.ts'

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals, in either order', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
    expect(contrastRatio('#C2102F', '#C2102F')).toBe(1)
  })

  it('knows the lightest grey that is still readable on white', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5)
  })
})

const toldOf = (weak: readonly WeakPair[]) => weak.map(({ front, back }) => `${front} on ${back}`)

describe('palettes', () => {
  it.each(clients.map(client => [client.name, client.theme] as const))(
    '%s can be read everywhere, by day and in the dark',
    (_, theme) => {
      expect(checkPalette(theme.palette)).toEqual([])
      expect(checkPalette(darkPalette(theme), 'dark')).toEqual([])
    },
  )

  it('names the pair that is too weak', () => {
    const weak = checkPalette({ ...defaultClient.theme.palette, textSoft: '#BBBBBB' })
    expect(toldOf(weak)).toEqual([
      'textSoft on page',
      'textSoft on surface',
      'textSoft on raised',
      'textSoft on primaryTint',
    ])
  })

  it('asks 4.5 of what is written and 3 of edges and of the ring of the focus', () => {
    const { palette } = defaultClient.theme
    expect(toldOf(checkPalette({ ...palette, onHero: '#767676', hero: '#FFFFFF' }))).toEqual([])
    expect(toldOf(checkPalette({ ...palette, onHero: '#777777', hero: '#FFFFFF' }))).toEqual(['onHero on hero'])
    const edges = (controlEdge: string) =>
      toldOf(checkPalette({ ...palette, page: '#FFFFFF', controlEdge })).filter(pair => pair.startsWith('controlEdge'))
    expect(edges('#949494')).toEqual([])
    expect(edges('#959595')).toEqual(['controlEdge on page', 'controlEdge on surface', 'controlEdge on raised'])
    const pale = toldOf(checkPalette({ ...palette, primary: '#9A9A9A' }))
    expect(pale).toEqual(expect.arrayContaining(['focus on surface', 'primary on surface']))
  })

  it('keep 7:1 between what is written and its ground in high contrast', () => {
    expect(checkPalette(highContrastPalette, 'high')).toEqual([])
    const { page, text, textSoft, primary, error, success, warning, info } = highContrastPalette
    for (const colour of [text, textSoft, primary, error, success, warning, info])
      expect(contrastRatio(colour, page)).toBeGreaterThanOrEqual(7)
  })
})
