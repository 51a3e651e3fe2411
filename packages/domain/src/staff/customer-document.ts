/** What a document in a customer's account is. */
export const DOCUMENT_KINDS = ['letter', 'confirmation', 'contract', 'invoice', 'notice', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Letters of what a document is called. */
export const DOCUMENT_TITLE_LENGTH = 100

/** Letters that staff write for one document: some six pages. */
export const DOCUMENT_TEXT_LENGTH = 20_000

/** Bytes of a file that staff put into a customer's account. */
export const MOST_DOCUMENT_BYTES = 10_000_000

/** Bytes of all documents that people of the company keep in one account. */
export const MOST_BYTES_OF_ACCOUNT = 100_000_000

/** A part of a text: a heading where it has one, then paragraphs, then a list. */
export interface WrittenPart {
  heading: string | null
  paragraphs: string[]
  list: string[]
}

/** Letters of a paragraph that fit on a page for certain. */
const LONGEST = 2_000

/** A line in pieces that each fit on a page, broken between words where there are any. */
function piecesOf(line: string): string[] {
  if (line.length <= LONGEST) return [line]
  const space = line.lastIndexOf(' ', LONGEST)
  const end = space > 0 ? space : LONGEST
  return [line.slice(0, end), ...piecesOf(line.slice(end).trimStart())]
}

/**
 * A text as people write it: each line is a paragraph, one that begins with `# ` a heading, with `- ` an item of a
 * list. Nothing of the text is lost but spaces around its lines, and empty ones.
 */
export function writtenParts(text: string): WrittenPart[] {
  const parts: WrittenPart[] = []
  const begin = (heading: string | null): WrittenPart => {
    const part: WrittenPart = { heading, paragraphs: [], list: [] }
    parts.push(part)
    return part
  }
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') continue
    const [mark, rest] = [line.slice(0, 2), line.slice(2).trim()]
    if (mark === '# ') {
      begin(rest)
      continue
    }
    const last = parts.at(-1) ?? begin(null)
    if (mark === '- ') last.list.push(...piecesOf(rest))
    // What comes after a list is a part of its own: a part has its list at its end.
    else (last.list.length > 0 ? begin(null) : last).paragraphs.push(...piecesOf(line))
  }
  return parts
}
