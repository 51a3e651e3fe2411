import { clients, contrastRatio, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { themeVariables } from './theme-variables.ts'

const valueIn = (css: string, name: string) => new RegExp(`[{;]--${name}:([^;]*);`).exec(css)?.[1] ?? ''

const RULE = (selector: string) => new RegExp(`${selector.replace(/[[\]()]/g, '\\$&')}{([^}]*)}`)
const ruleIn = (css: string, selector: string) => `{${RULE(selector).exec(css)?.[1] ?? ''}`

const LIGHT = ':root'
const DARK = ':root[data-mode="dark"]'
const HIGH = ':root[data-contrast="high"]'
const DARK_BY_DEVICE = '@media (prefers-color-scheme:dark){:root:not([data-mode="light"])'
const HIGH_BY_DEVICE = '@media (prefers-contrast:more){:root:not([data-contrast="normal"])'

/** The variables of each look, as whoever chose it has them. */
const looksOf = (css: string) => ({ light: ruleIn(css, LIGHT), dark: ruleIn(css, DARK), high: ruleIn(css, HIGH) })

const FILLED = ['primary', 'success', 'warning', 'error', 'info']

describe('themes', () => {
  it('follow the numbers of the specification', () => {
    for (const { theme } of clients) {
      const { light, high } = looksOf(themeVariables(theme))
      expect(valueIn(light, 'font-size')).toBe(`${14 / 16}rem`)
      // A hovered button is darker by one and a half tones of 0.2; white is written where it has a contrast of 3.
      expect(valueIn(light, 'hovered-tone')).toBe('70%')
      expect([valueIn(light, 'on-primary'), valueIn(high, 'on-primary')]).toEqual(['#FFFFFF', '#000000'])
    }
  })

  it('look different for every client', () => {
    expect(new Set(clients.map(({ theme }) => themeVariables(theme))).size).toBe(clients.length)
  })
})

describe('the variables of a theme', () => {
  it('are the client’s colours, and the same colours for everybody in high contrast', () => {
    for (const { theme } of clients) {
      const { light, high } = looksOf(themeVariables(theme))
      expect(valueIn(light, 'primary')).toBe(theme.palette.primary)
      expect(valueIn(light, 'card-radius')).toBe(`${theme.shape.card}px`)
      expect(valueIn(high, 'primary')).toBe('#FFE94A')
    }
  })

  it('write readably on every coloured ground, in every look', () => {
    for (const { theme } of clients)
      for (const look of Object.values(looksOf(themeVariables(theme))))
        for (const ground of FILLED)
          expect(contrastRatio(valueIn(look, ground), valueIn(look, `on-${ground}`)), ground).toBeGreaterThanOrEqual(
            4.5,
          )
  })

  it('cannot be used to write rules or markup', () => {
    const { theme } = defaultClient
    const type = { ...theme.type, body: 'x;} </style><script>alert(1)</script>' }
    const css = themeVariables({ ...theme, type })
    expect(css).not.toContain('<')
    expect(css.split('}')).toHaveLength(themeVariables(theme).split('}').length)
  })

  it('are there for a look whether it was chosen or the device wishes for it', () => {
    const css = themeVariables(defaultClient.theme)
    expect(ruleIn(css, DARK_BY_DEVICE)).toBe(ruleIn(css, DARK))
    expect(ruleIn(css, HIGH_BY_DEVICE)).toBe(ruleIn(css, HIGH))
    expect(valueIn(ruleIn(css, DARK), 'color-scheme')).toBe('dark')
  })

  it('have each of them in every look', () => {
    const names = (look: string) => [...look.matchAll(/[{;]--([\w-]+):/g)].map(([, name]) => name)
    const { light, dark, high } = looksOf(themeVariables(defaultClient.theme))
    expect(names(dark).filter(name => !names(light).includes(name))).toEqual([])
    expect(names(high)).toEqual(names(dark))
  })

  it('let high contrast go before the dark, and a choice before the device', () => {
    const css = themeVariables(defaultClient.theme)
    const order = [LIGHT, DARK_BY_DEVICE, DARK, HIGH_BY_DEVICE, HIGH].map(rule => css.indexOf(`${rule}{`))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })
})
