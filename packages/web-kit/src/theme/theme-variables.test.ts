import { checkPalette, clients, contrastRatio, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { darkPalette } from './dark-palette.ts'
import { highContrastPalette } from './high-contrast-palette.ts'
import { darkVariables, themeVariables } from './theme-variables.ts'

const valueIn = (css: string, name: string) => new RegExp(`[{;]--${name}:([^;]*);`).exec(css)?.[1] ?? ''
const partsOf = (css: string) => ({
  normal: css.slice(0, css.indexOf('}')),
  high: css.slice(css.indexOf('}') + 1),
})

describe('themes', () => {
  it('follow the numbers of the specification', () => {
    for (const { theme } of clients) {
      const { normal, high } = partsOf(themeVariables(theme))
      expect(valueIn(normal, 'font-size')).toBe(`${14 / 16}rem`)
      // A hovered button is darker by one and a half tones of 0.2; white is written where it has a contrast of 3.
      expect(valueIn(normal, 'hovered-tone')).toBe('70%')
      expect([valueIn(normal, 'on-colour'), valueIn(high, 'on-colour')]).toEqual(['#FFFFFF', '#000000'])
    }
  })

  it('look different for every client', () => {
    expect(new Set(clients.map(({ theme }) => themeVariables(theme))).size).toBe(clients.length)
  })
})

describe('the variables of a theme', () => {
  it('are the client’s colours, and the same colours for everybody in high contrast', () => {
    for (const { theme } of clients) {
      const { normal, high } = partsOf(themeVariables(theme))
      expect(valueIn(normal, 'primary')).toBe(theme.palette.primary)
      expect(valueIn(normal, 'card-radius')).toBe(`${theme.shape.card}px`)
      expect(valueIn(high, 'primary')).toBe('#FFE94A')
    }
  })

  it('write readably on every coloured ground, in both contrasts', () => {
    for (const { theme } of clients) {
      const { normal, high } = partsOf(themeVariables(theme))
      for (const part of [normal, high])
        for (const ground of ['primary', 'error', 'success', 'warning', 'info'])
          expect(contrastRatio(valueIn(part, ground), valueIn(part, 'on-colour')), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('cannot be used to write rules or markup', () => {
    const { theme } = defaultClient
    const type = { ...theme.type, body: 'x;} </style><script>alert(1)</script>' }
    const css = themeVariables({ ...theme, type })
    expect(css).not.toContain('<')
    expect(css.split('}')).toHaveLength(themeVariables(theme).split('}').length)
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

describe('the dark look', () => {
  it('can be read with every client’s colours; only white is never written on them', () => {
    for (const { theme } of clients)
      expect(checkPalette(darkPalette(theme.palette)).map(pair => pair.front)).toEqual(['white', 'white'])
  })

  it('writes black on every coloured ground, readably', () => {
    for (const { theme } of clients) {
      const css = darkVariables(theme)
      expect(valueIn(css, 'color-scheme')).toBe('dark')
      for (const ground of ['primary', 'error', 'success', 'warning', 'info'])
        expect(contrastRatio(valueIn(css, ground), valueIn(css, 'on-colour')), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('gives way to high contrast', () => {
    expect(darkVariables(defaultClient.theme)).toMatch(/^:root\[data-mode="dark"\]:not\(\[data-contrast="high"\]\)\{/)
  })
})
