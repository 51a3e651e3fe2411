import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Closing } from '../processes/closing.ts'
import { checkStages, checkStagesOf, scriptStage } from '../tests/check-stages.ts'
import { runSelected } from '../tests/selected-tests.ts'
import { runStages, type Stage } from '../tests/stage.ts'
import { readSelection, type Selection } from '../tests/test-selection.ts'
import { runVitest } from '../tests/vitest-stage.ts'
import { installIfStale } from './install.ts'
import { root } from './root.ts'
import { Advice, say } from './say.ts'

const LEFT_OUT = `
Left to \`npm run check\`, as only the whole tells: what is unused, the document of the calls, the script of the first
screens, and the tests of whatever uses this.`

/**
 * `npm run check`: what needs neither database nor browser. `npm run check -- PATH`: all that can be said of a path.
 */
export async function check(args: string[], closing: Closing): Promise<number> {
  const selection = readSelection(args)
  await installIfStale(closing.signal)
  const stages = selection.paths.length > 0 ? stagesOf(selection, closing) : allStages(closing)
  const { failed } = await runStages(stages, closing.signal)
  if (selection.paths.length > 0) say(LEFT_OUT)
  return failed === 0 ? 0 : 1
}

function allStages({ signal }: Closing): Stage[] {
  const run = () => runVitest({ name: 'unit', projects: ['unit', 'web'], signal })
  return [...checkStages(signal), scriptStage(signal), { title: 'Rules and screens', run }]
}

function stagesOf(selection: Selection, closing: Closing): Stage[] {
  const from = process.env.INIT_CWD ?? process.cwd()
  const paths = selection.paths.map(path => resolve(from, path))
  const missing = paths.find(path => !existsSync(path))
  if (missing) throw new Advice(`${missing} is no file and no folder.`)
  const ofPaths = checkStagesOf(
    paths.map(path => relative(root, path) || '.'),
    closing.signal,
  )
  return [...ofPaths, { title: 'Tests', run: () => runSelected(selection, closing) }]
}
