// @vitest-environment node
import { clients, FONTS } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { fontFaces, fontLinks } from './font-faces.ts'

/** Families named in a value of `font-family`, without the generic one at its end. */
const named = (families: string): string[] => families.split(', ').slice(0, -1)

describe('the fonts of a look', () => {
  it('are declared under the names that its texts ask for, stand-ins too', () => {
    for (const { theme } of clients) {
      const faces = fontFaces(theme.type.fonts)
      for (const family of [...named(theme.type.body), ...named(theme.type.heading)])
        expect(faces).toContain(`@font-face{font-family:${family};`)
    }
  })

  it('are fetched at once, one file each, and no other', () => {
    const head = fontLinks(['inter'])
    const early = [...head.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, path]) => path)
    expect(early).toHaveLength(1)
    expect(early[0]).toMatch(/inter-latin-wght/)
    expect(fontFaces(['inter'])).not.toContain(FONTS.nunito.family)
  })

  it('have stand-ins as high as they are, so that no line moves when they arrive', () => {
    const { ascent, standIns } = FONTS.inter
    for (const { width } of standIns)
      expect(fontFaces(['inter'])).toContain(
        `size-adjust:${(width * 100).toFixed(2)}%;ascent-override:${((ascent / width) * 100).toFixed(2)}%`,
      )
  })

  it('have stand-ins as much larger as they are drawn themselves', () => {
    const { enlarged = 1, standIns } = FONTS.sourceSans
    expect(enlarged).toBeGreaterThan(1)
    for (const share of [1, ...standIns.map(({ width }) => width)])
      expect(fontFaces(['sourceSans'])).toContain(`size-adjust:${(enlarged * share * 100).toFixed(2)}%;`)
  })
})
