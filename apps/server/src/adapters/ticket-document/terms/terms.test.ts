import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInColumns } from './terms-columns.ts'
import { type TermsLine, termsLines } from './terms-lines.ts'
import { termsParagraphs } from './terms-paragraphs.ts'

describe('terms of carriage', () => {
  it('become headings, paragraphs and items', () => {
    const html =
      '<h2>§ 1</h2><p>Hunde &amp; <b>Katzen</b>&nbsp;&#252;berall</p>\n<ul><li>eins</li><li>zwei</li></ul>Rest<br>neu'
    expect(termsParagraphs(html)).toEqual([
      { kind: 'heading', text: '§ 1' },
      { kind: 'text', text: 'Hunde & Katzen überall' },
      { kind: 'item', text: 'eins' },
      { kind: 'item', text: 'zwei' },
      { kind: 'text', text: 'Rest' },
      { kind: 'text', text: 'neu' },
    ])
  })

  it('keep every line, in order, inside its column', () => {
    const line = fc.record({
      text: fc.constant('x'),
      face: fc.constant('regular' as const),
      size: fc.constant(8),
      indent: fc.constant(0),
      before: fc.constantFrom(0, 3, 12),
      height: fc.constantFrom(10, 14),
      paragraph: fc.constant(0),
      tag: fc.constantFrom('P' as const, 'H3' as const),
    })
    const heights = { first: 120, further: 300 }
    fc.assert(
      fc.property(fc.array(line, { maxLength: 120 }), (lines: TermsLine[]) => {
        const placed = placeInColumns(lines, heights)
        expect(placed.map(({ before }) => before)).toEqual(lines.map(({ before }) => before))
        let last = -1
        for (const { page, column, top, height } of placed) {
          expect(top + height).toBeLessThanOrEqual(page === 0 ? heights.first : heights.further)
          const place = (page * 2 + column) * 1000 + top
          expect(place).toBeGreaterThan(last)
          last = place
        }
      }),
    )
  })

  it('do not leave a heading alone at the foot of a column', () => {
    const html = `${Array.from({ length: 12 }, (_, index) => `<p>Absatz ${index}</p>`).join('')}<h3>Titel</h3><p>Text</p>`
    const lines = termsLines([{ title: 'AGB', html: html.repeat(4) }], 200)
    for (const further of [100, 133, 177, 201]) {
      const placed = placeInColumns(lines, { first: further, further })
      for (const [index, line] of placed.entries()) {
        const next = placed[index + 1]
        if (line.tag === 'H3' && next) expect([next.page, next.column]).toEqual([line.page, line.column])
      }
    }
  })

  it('need no second page while two columns are enough', () => {
    const lines = termsLines([{ title: 'AGB', html: '<p>Ein Satz.</p>'.repeat(20) }], 200)
    const placed = placeInColumns(lines, { first: 200, further: 200 })
    expect(new Set(placed.map(({ page }) => page)).size).toBe(1)
    expect(placed.some(({ column }) => column === 1)).toBe(true)
  })
})
