const BEGIN = '<!-- figures: written by npm run bench -->'
const END = '<!-- end of figures -->'

const mark = (name: string): string => `<!-- ${name} -->`

/**
 * The document with the figures of one row put in place of its earlier ones, in the order of `names`. What people wrote
 * around them stays, and so do the other rows.
 */
export function withFigures(document: string, names: readonly string[], name: string, text: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`the document has lost its marks ${BEGIN} and ${END}`)
  const [before, figures, after] = [
    document.slice(0, begin + BEGIN.length),
    document.slice(begin + BEGIN.length, end),
    document.slice(end),
  ]
  const sections = names.flatMap(other => {
    const section = other === name ? text.trim() : sectionOf(figures, other)
    return section ? [`${mark(other)}\n\n${section}`] : []
  })
  return `${[before, ...sections].join('\n\n')}\n\n${after}`
}

/** From its mark to the next one. */
function sectionOf(figures: string, name: string): string | undefined {
  const [, found] = figures.split(mark(name))
  return found?.split('<!-- ')[0]?.trim()
}
