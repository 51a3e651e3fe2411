/** What an editor holds, as far as it is a page. */
interface Written {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  content?: readonly Written[]
}

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const inlineOf = ({ content = [] }: Written): string =>
  content.map(({ type, text = '' }) => (type === 'hardBreak' ? '<br>' : encoded(text))).join('')

const entryOf = ({ content = [] }: Written): string => content.map(inlineOf).join(' ')

function blockOf(block: Written): string {
  if (block.type === 'shopButton') return `<p>[[${block.attrs?.action}]]</p>`
  if (block.type === 'bulletList') {
    const entries = (block.content ?? []).map(entryOf).filter(entry => entry !== '')
    return entries.length === 0 ? '' : `<ul>\n${entries.map(entry => `<li>${entry}</li>\n`).join('')}</ul>`
  }
  const inside = inlineOf(block)
  if (inside === '') return ''
  return block.type === 'heading' ? `<h2>${inside}</h2>` : `<p>${inside}</p>`
}

/** The same as HTML, as a page is stored: what is empty is left out, each block on a line of its own. */
export const writtenMarkup = ({ content = [] }: Written): string =>
  content
    .map(blockOf)
    .filter(block => block !== '')
    .join('\n')
