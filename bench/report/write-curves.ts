import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run/root.ts'
import { CURVES, curvesOf, type Drawn } from './curve.ts'
import { drawCurve } from './draw-curve.ts'

const FOLDER = join(root, 'docs', 'curves')

/** Draws the curves of these figures beside the document. Gives what shows them there. */
export function writeCurves(figures: readonly { drawn?: Drawn }[]): string {
  mkdirSync(FOLDER, { recursive: true })
  const shown: string[] = []
  for (const [name, points] of curvesOf(figures)) {
    writeFileSync(join(FOLDER, `${name}.svg`), drawCurve(CURVES[name], points))
    shown.push(`![${CURVES[name].title} over ${CURVES[name].over}](curves/${name}.svg)`)
  }
  return shown.map(picture => `${picture}\n\n`).join('')
}
