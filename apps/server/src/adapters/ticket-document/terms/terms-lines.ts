import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { type Face, widthOf } from '../fonts.ts'
import { wrap } from '../wrap.ts'
import { termsParagraphs } from './terms-paragraphs.ts'

export interface TermsLine {
  text: string
  face: Face
  size: number
  indent: number
  /** Empty space above, dropped at the top of a column. */
  before: number
  height: number
  /** Lines of one paragraph share its number; headings must not end a column. */
  paragraph: number
  tag: 'H2' | 'H3' | 'P' | 'LI'
}

const SIZE = 7.5
const LEADING = 1.38
const BULLET = '• '
const MOST_KEPT = 50

type Terms = TicketDocumentInput['terms']
const kept = new Map<string, TermsLine[]>()

/** The lines of all terms for columns of `width`; kept, since thousands of tickets share them. */
export function termsLines(terms: Terms, width: number): TermsLine[] {
  const key = `${width} ${terms.map(({ title, html }) => `${title}\n${html}`).join('\n')}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const lines = broken(terms, width)
  kept.set(key, lines)
  return lines
}

function broken(terms: Terms, width: number): TermsLine[] {
  const paragraphs = terms.flatMap(({ title, html }) => [
    { kind: 'title' as const, text: title },
    ...termsParagraphs(html),
  ])
  return paragraphs.flatMap(({ kind, text }, paragraph) => {
    const heading = kind === 'title' || kind === 'heading'
    const face = heading ? 'bold' : 'regular'
    const size = kind === 'title' ? 10 : kind === 'heading' ? 8 : SIZE
    const indent = kind === 'item' ? widthOf(BULLET, 'regular', SIZE) : 0
    const tag = kind === 'title' ? 'H2' : kind === 'heading' ? 'H3' : kind === 'item' ? 'LI' : 'P'
    const before = kind === 'title' ? 12 : kind === 'heading' ? 6 : 2.5
    const shared = { face, size, height: size * LEADING, paragraph, tag } as const
    return wrap(text, width - indent, face, size).map((line, index) => ({
      ...shared,
      text: kind === 'item' && index === 0 ? `${BULLET}${line}` : line,
      indent: kind === 'item' && index === 0 ? 0 : indent,
      before: index === 0 ? before : 0,
    }))
  })
}
