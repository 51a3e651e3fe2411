import { checkStages } from './check-stages.ts'
import type { Closing } from './closing.ts'
import { installIfStale } from './install.ts'
import { runStages } from './stage.ts'
import { runVitest } from './vitest-stage.ts'

/** `npm run check`: what needs neither database nor browser. */
export async function check({ signal }: Closing): Promise<number> {
  await installIfStale(signal)
  const tests = {
    title: 'Unit and property tests',
    run: () => runVitest({ name: 'unit', projects: ['unit', 'web'], signal }),
  }
  const { failed } = await runStages([...checkStages(signal), tests], signal)
  return failed === 0 ? 0 : 1
}
