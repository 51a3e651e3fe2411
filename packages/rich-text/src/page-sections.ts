import sanitizeHtml from 'sanitize-html'

/** What a page is made of: a heading with paragraphs, lines below each other, a list, and a button to a screen. */
export interface PageSection<Action extends string> {
  /** Empty where it goes on under the heading before it. */
  heading: string
  paragraphs: string[]
  lines?: string[]
  list?: string[]
  action?: Action
}

const TOKEN = /<(\/?)(h2|p|ul|li|br)\b[^>]*>|([^<]+)/g

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const inOneLine = (text: string): string =>
  decoded(text)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()

type Block = { kind: 'heading' | 'paragraph' | 'item'; text: string } | { kind: 'lines'; lines: string[] }

/** Blocks in the order in which they stand; what stands in none is a paragraph. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let kind: 'heading' | 'paragraph' | 'item' = 'paragraph'
  let lines = ['']
  const close = () => {
    const texts = lines.map(inOneLine)
    const [text = ''] = texts
    if (texts.length > 1 && kind === 'paragraph') {
      const said = texts.filter(line => line !== '')
      if (said.length > 0) blocks.push({ kind: 'lines', lines: said })
    } else if (texts.join('') !== '') blocks.push({ kind, text: texts.length > 1 ? inOneLine(texts.join(' ')) : text })
    lines = ['']
  }
  for (const [, end, tag, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) lines.push(`${lines.pop() ?? ''}${text}`)
    else if (tag === 'br') lines.push('')
    else {
      close()
      if (tag !== 'ul') kind = end ? 'paragraph' : tag === 'h2' ? 'heading' : tag === 'li' ? 'item' : 'paragraph'
    }
  }
  close()
  return blocks
}

const MARKER = /^\[\[(\w+)\]\]$/

/**
 * A page that somebody has written as HTML, as it is stored and shown: headings (`h2`), paragraphs, paragraphs of
 * several lines (`br`), lists, and buttons to screens (`[[cancelContract]]`). Of everything else the words stay;
 * script and style go with what is in them. What stands in another order than these goes on in a section without a
 * heading.
 */
export function pageSections<Action extends string>(html: string, actions: readonly Action[]): PageSection<Action>[] {
  const renamed = { h1: 'h2', h3: 'h2', h4: 'h2', ol: 'ul', div: 'p' }
  const clean = sanitizeHtml(html, {
    allowedTags: ['h2', 'p', 'ul', 'li', 'br'],
    allowedAttributes: {},
    transformTags: renamed,
  })
  const sections: PageSection<Action>[] = []
  const current = (isPassed: (section: PageSection<Action>) => boolean): PageSection<Action> => {
    const last = sections.at(-1)
    if (last && !isPassed(last)) return last
    const section = { heading: '', paragraphs: [] }
    sections.push(section)
    return section
  }
  for (const block of blocksOf(clean)) {
    const marked = block.kind === 'paragraph' ? MARKER.exec(block.text)?.[1] : undefined
    const action = actions.find(name => name === marked)
    if (block.kind === 'heading') sections.push({ heading: block.text, paragraphs: [] })
    else if (action) current(section => section.action !== undefined).action = action
    else if (block.kind === 'lines')
      current(({ lines, list, action: button }) => Boolean(lines ?? list ?? button)).lines = block.lines
    else if (block.kind === 'item') {
      const section = current(({ action: button }) => button !== undefined)
      section.list = [...(section.list ?? []), block.text]
    } else current(({ lines, list, action: button }) => Boolean(lines ?? list ?? button)).paragraphs.push(block.text)
  }
  return sections
}

/** The same as HTML, as somebody changes it. */
export const pageMarkup = (sections: readonly PageSection<string>[]): string =>
  sections
    .flatMap(({ heading, paragraphs, lines, list, action }) => [
      ...(heading === '' ? [] : [`<h2>${encoded(heading)}</h2>`]),
      ...paragraphs.map(text => `<p>${encoded(text)}</p>`),
      ...(lines ? [`<p>${lines.map(encoded).join('<br>')}${lines.length === 1 ? '<br>' : ''}</p>`] : []),
      ...(list ? [`<ul>\n${list.map(entry => `<li>${encoded(entry)}</li>\n`).join('')}</ul>`] : []),
      ...(action ? [`<p>[[${action}]]</p>`] : []),
    ])
    .join('\n')
