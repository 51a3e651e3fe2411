import { describe, expect, it } from 'vitest'
import { checkPalette } from '../contrast/check-palette.ts'
import { clients, defaultClient } from '../registry.ts'
import type { Palette } from '../schema/theme.ts'
import { darkPalette } from './dark-palette.ts'
import { hslOf } from './lightness.ts'

const { palette } = defaultClient.theme

/** Every hue at every lightness, from colours that nearly are grey to the loudest. */
const COLOURS = ['00', '33', '66', '99', 'CC', 'FF'].flatMap((red, _, parts) =>
  parts.flatMap(green => parts.map(blue => `#${red}${green}${blue}`)),
)

/** What a company has of its own; everything else of a palette is checked where it is written down. */
const withEvery = (colour: string): Palette => ({
  ...palette,
  primary: colour,
  secondary: colour,
  accent: colour,
  success: colour,
  warning: colour,
  error: colour,
  info: colour,
})

describe('the dark look', () => {
  it('can be read whatever colour a company has', () => {
    const weak = COLOURS.filter(colour => checkPalette(darkPalette({ palette: withEvery(colour) }), 'dark').length > 0)
    expect(weak).toEqual([])
  })

  it('keeps the hue of each client, and a colour that can be read already as it is', () => {
    for (const { name, theme } of clients) {
      const [by, night] = [hslOf(theme.palette.primary), hslOf(darkPalette(theme).primary)]
      expect(Math.abs(by.hue - night.hue), name).toBeLessThan(2)
      expect(night.lightness, name).toBeGreaterThan(by.lightness)
    }
    expect(darkPalette({ palette: { ...palette, accent: '#FFC21A' } }).accent).toBe('#FFC21A')
  })

  it('is what the client says where it says something', () => {
    const dark = darkPalette({ palette, dark: { primary: '#FF9FAF', page: '#000000' } })
    expect([dark.primary, dark.page, dark.surface]).toEqual(['#FF9FAF', '#000000', '#1D2025'])
  })
})
