import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run/root.ts'

const DOCUMENT = join(root, 'docs', 'benchmarks.md')
const BEGIN = '<!-- figures: written by npm run bench -->'
const END = '<!-- end of figures -->'

/** Puts the text between the two marks of `docs/benchmarks.md`; what people wrote around them stays. */
export function writeDocument(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8')
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} has lost its marks ${BEGIN} and ${END}`)
  writeFileSync(DOCUMENT, `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${document.slice(end)}`)
}
