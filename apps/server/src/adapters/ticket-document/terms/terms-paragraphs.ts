export interface Paragraph {
  kind: 'heading' | 'text' | 'item'
  text: string
}

const BLOCK = /<(\/?)(h[1-6]|p|li|ul|ol|div|section|br|tr|table)\b[^>]*>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Terms come as simple HTML; a PDF wants their words and what kind of paragraph each is. */
export function termsParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let kind: Paragraph['kind'] = 'text'
  let start = 0
  const close = (end: number) => {
    const text = plain(html.slice(start, end))
    if (text !== '') paragraphs.push({ kind, text })
  }
  for (const match of html.matchAll(BLOCK)) {
    close(match.index)
    start = match.index + match[0].length
    kind = match[1] === '/' ? 'text' : kindOf(match[2] ?? '')
  }
  close(html.length)
  return paragraphs
}

function kindOf(tag: string): Paragraph['kind'] {
  if (/^h\d$/i.test(tag)) return 'heading'
  return tag.toLowerCase() === 'li' ? 'item' : 'text'
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]+));/gi, decoded)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

function decoded(source: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? source
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : source
}
