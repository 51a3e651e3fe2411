import { clients, contrastRatio, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { themeVariables } from './theme-variables.ts'

const valueIn = (css: string, name: string) => new RegExp(`[{;]--${name}:([^;]*);`).exec(css)?.[1] ?? ''
const partsOf = (css: string) => ({
  normal: css.slice(0, css.indexOf('}')),
  high: css.slice(css.indexOf('}') + 1),
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
