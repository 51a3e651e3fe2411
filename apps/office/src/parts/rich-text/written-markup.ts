/** What an editor holds, as far as it is stored. */
interface Written {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[]
  content?: readonly Written[]
}

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const leaf = ({ type, text = '' }: Written): string => (type === 'hardBreak' ? '<br>' : encoded(text))

/** Marks, the outermost first, and how each begins; a link holds what is emphasised in it. */
const MARKS = ['link', 'bold', 'italic'] as const
type MarkName = (typeof MARKS)[number]

/** The tag that a piece stands in by this mark; '' where it has none. */
function tagOf({ marks = [] }: Written, name: MarkName): string {
  const mark = marks.find(({ type }) => type === name)
  if (!mark) return ''
  if (name === 'link') return `a href="${encoded(String(mark.attrs?.href)).replaceAll('"', '&quot;')}"`
  return name === 'bold' ? 'strong' : 'em'
}

/** Pieces beside each other that stand in the same tag share it. */
function marked(pieces: readonly Written[], [outer, ...inner]: readonly MarkName[]): string {
  if (outer === undefined) return pieces.map(leaf).join('')
  const groups: { tag: string; pieces: Written[] }[] = []
  for (const piece of pieces) {
    const tag = tagOf(piece, outer)
    const last = groups.at(-1)
    if (last?.tag === tag) last.pieces.push(piece)
    else groups.push({ tag, pieces: [piece] })
  }
  return groups
    .map(({ tag, pieces: within }) => {
      const text = marked(within, inner)
      return tag === '' ? text : `<${tag}>${text}</${tag.split(' ')[0]}>`
    })
    .join('')
}

const inlineOf = ({ content = [] }: Written): string => marked(content, MARKS)

const entryOf = ({ content = [] }: Written): string => content.map(inlineOf).join(' ')

function listOf(tag: 'ul' | 'ol', { content = [] }: Written): string {
  const entries = content.map(entryOf).filter(entry => entry !== '')
  return entries.length === 0 ? '' : `<${tag}>\n${entries.map(entry => `<li>${entry}</li>\n`).join('')}</${tag}>`
}

function blockOf(block: Written): string {
  if (block.type === 'shopButton') return `<p>[[${block.attrs?.action}]]</p>`
  if (block.type === 'bulletList') return listOf('ul', block)
  if (block.type === 'orderedList') return listOf('ol', block)
  const inside = inlineOf(block)
  if (inside === '') return ''
  return block.type === 'heading' ? `<h2>${inside}</h2>` : `<p>${inside}</p>`
}

/** The same as HTML, as it is stored: what is empty is left out, each block on a line of its own. */
export const writtenMarkup = ({ content = [] }: Written): string =>
  content
    .map(blockOf)
    .filter(block => block !== '')
    .join('\n')
