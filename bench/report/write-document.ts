import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run/root.ts'
import { withFigures } from './with-figures.ts'

const DOCUMENT = join(root, 'docs', 'benchmarks.md')

/** Puts the figures of a row into `docs/benchmarks.md`. */
export function writeDocument(names: readonly string[], name: string, text: string): void {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), names, name, text))
}
