import { readFileSync } from 'node:fs'
import type { Node } from '../errors/read-module.ts'

/** The comment that ends where a piece of source begins, `export const` and the like between them aside. */
const ABOVE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export\s+)?(?:const\s+)?$/

/** Paragraphs of the specification are for us, not for who calls. */
const SPECIFIED = / \(Spec [^)]*\)|^Spec \d §[\d.]+: /g

const bytesOf = new Map<string, Buffer>()

function textBefore(file: string, { span }: Node): string {
  const bytes = bytesOf.get(file) ?? readFileSync(file)
  bytesOf.set(file, bytes)
  if (typeof span !== 'object' || span === null || !('start' in span)) return ''
  // The parser counts bytes, from 1.
  return bytes.subarray(0, Number(span.start) - 1).toString()
}

/** What the comment directly above a node says, as one paragraph; undefined where there is none. */
export function commentAbove(file: string, node: Node): string | undefined {
  const comment = ABOVE.exec(textBefore(file, node))?.[1]
  const text = comment
    ?.split('\n')
    .map(line => line.replace(/^\s*\*?/, '').trim())
    .join(' ')
    .trim()
    .replaceAll(SPECIFIED, '')
  return text || undefined
}
