import { checkPalette, clients, contrastRatio } from '@billett/clients'
import { highContrastPalette } from '@billett/web-kit/theme/high-contrast-palette.ts'
import { describe, expect, it } from 'vitest'
import { createTheme } from './create-theme.ts'

describe('themes', () => {
  it('follow the numbers of the specification', () => {
    for (const client of clients) {
      const theme = createTheme(client.theme, 'normal')
      expect(theme.typography.fontSize).toBe(14)
      expect(theme.palette.contrastThreshold).toBe(3)
      expect(theme.palette.tonalOffset).toBe(0.2)
    }
  })

  it('write readably on every button, also while it is hovered', () => {
    for (const client of clients)
      for (const contrast of ['normal', 'high'] as const) {
        const { primary } = createTheme(client.theme, contrast).palette
        expect(contrastRatio(primary.main, primary.contrastText)).toBeGreaterThanOrEqual(4.5)
      }
  })

  it('look different for every client', () => {
    const looks = clients.map(client => createTheme(client.theme, 'normal'))
    expect(new Set(looks.map(look => look.palette.primary.main)).size).toBe(clients.length)
    const manners = looks.map(({ shop }) => [shop.hero.background, shop.hero.drawing, shop.cardRadius].join(' '))
    expect(new Set(manners).size).toBe(clients.length)
  })
})

describe('high contrast', () => {
  it('keeps 7:1 between everything written and its ground', () => {
    const { page, surface, divider: _, ...rest } = highContrastPalette
    const written = [rest.text, rest.textSoft, rest.primary, rest.error, rest.success, rest.warning, rest.info]
    for (const colour of written)
      for (const ground of [page, surface]) expect(contrastRatio(colour, ground)).toBeGreaterThanOrEqual(7)
  })

  it('fails only where white would stand on yellow, which the theme writes in black', () => {
    expect(checkPalette(highContrastPalette).map(pair => pair.front)).toEqual(['white', 'white'])
  })
})
