import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageMarkup, pageSections } from './page-sections.ts'

const ACTIONS = ['cancelContract', 'reportBarrier'] as const
const read = (html: string) => pageSections(html, ACTIONS)

describe('a page that somebody wrote', () => {
  it.each([
    ['<h2>A</h2><p>x</p><p>y</p>', [{ heading: 'A', paragraphs: ['x', 'y'] }]],
    ['<p>Weg 1<br>12345 Ort</p>', [{ heading: '', paragraphs: [], lines: ['Weg 1', '12345 Ort'] }]],
    ['<h2>A</h2><ol><li>x</li><li><b>y</b> z</li></ol>', [{ heading: 'A', paragraphs: [], list: ['x', 'y z'] }]],
    ['<h2>A</h2><p>[[cancelContract]]</p>', [{ heading: 'A', paragraphs: [], action: 'cancelContract' }]],
    ['<p>[[deleteAll]]</p>', [{ heading: '', paragraphs: ['[[deleteAll]]'] }]],
    [
      '<ul><li>x</li></ul><p>y</p>',
      [
        { heading: '', paragraphs: [], list: ['x'] },
        { heading: '', paragraphs: ['y'] },
      ],
    ],
    ['just &lt;words&gt; &amp; more', [{ heading: '', paragraphs: ['just <words> & more'] }]],
    [
      '<p onclick="x()">a<script>alert(1)</script></p><style>p{}</style><iframe src="x"></iframe>',
      [{ heading: '', paragraphs: ['a'] }],
    ],
    ['<h2></h2><p> </p>', []],
    ['', []],
  ])('%s', (html, sections) => expect(read(html)).toEqual(sections))

  it('is the same after it was shown to be changed', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 }).map(text => `x${text.replaceAll(/\s+/g, ' ').trim()}`)
    const words = fc.array(word, { minLength: 1, maxLength: 3 })
    const section = fc.record(
      { heading: word, paragraphs: words, lines: words, list: words, action: fc.constantFrom(...ACTIONS) },
      { requiredKeys: ['heading', 'paragraphs'] },
    )
    fc.assert(
      fc.property(fc.array(section, { maxLength: 4 }), sections => {
        const plain = sections.map(part => ({
          ...part,
          paragraphs: part.paragraphs.filter(text => !text.includes('\u0000')),
        }))
        expect(read(pageMarkup(plain))).toEqual(plain)
      }),
    )
  })

  it('is read as it is stored, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), html => {
        const stored = read(`<p>${html}</p>`)
        expect(read(pageMarkup(stored))).toEqual(stored)
      }),
    )
  })
})
