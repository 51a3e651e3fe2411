import { describe, expect, it } from 'vitest'
import { clients } from '../registry.ts'
import { checkPalette } from './check-palette.ts'
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

describe('palettes', () => {
  it.each(clients.map(client => [client.name, client.theme.palette] as const))(
    '%s can be read everywhere',
    (_, palette) => {
      expect(checkPalette(palette)).toEqual([])
    },
  )

  it('names the pair that is too weak', () => {
    const [client] = clients
    const weak = checkPalette({ ...client.theme.palette, textSoft: '#BBBBBB' })
    expect(weak.map(pair => `${pair.front} on ${pair.back}`)).toEqual(['textSoft on page', 'textSoft on surface'])
  })
})
