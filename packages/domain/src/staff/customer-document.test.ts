import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenParts } from './customer-document.ts'

const everyWord = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

describe('a text that becomes a document', () => {
  it('has headings, paragraphs and lists as it was written', () =>
    expect(writtenParts('Guten Tag,\n\nhier steht es.\n# Was zu tun ist\n- lesen\n- antworten\nGruß')).toEqual([
      { heading: null, paragraphs: ['Guten Tag,', 'hier steht es.'], list: [] },
      { heading: 'Was zu tun ist', paragraphs: [], list: ['lesen', 'antworten'] },
      { heading: null, paragraphs: ['Gruß'], list: [] },
    ]))

  it('is nothing where nothing is written', () => expect(writtenParts(' \n\r\n')).toEqual([]))

  it('breaks a paragraph that no page has room for', () => {
    const [part] = writtenParts('wort '.repeat(1_000))
    expect(part?.paragraphs.length).toBe(3)
    expect(part?.paragraphs.every(one => one.length <= 2_000 && !one.endsWith('wor'))).toBe(true)
  })

  it('loses no word', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^(# |- )?[a-zä][a-zä ]{0,79}$/), { maxLength: 30 }), lines => {
        const text = lines.join('\n')
        const said = writtenParts(text)
          .flatMap(({ heading, paragraphs, list }) => [heading ?? '', ...paragraphs, ...list])
          .join(' ')
        const marks = new Set(['#', '-'])
        expect(everyWord(said)).toEqual(everyWord(text).filter(word => !marks.has(word)))
      }),
    ))
})
