import { mayBuild, nextRunStates } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { isAtBank } from '../void-file.ts'
import { filesOfRun, lockCollecting, moveRun } from './run.repository.ts'

export type BuildResult = { ok: true } | { ok: false; reason: 'runNotFound' | 'runNotFrozen' | 'runAtBank' }

/** Has the files of a run built with the next round, by whom somebody else has to release them. */
export async function buildNow(world: World, tx: Transaction, runId: string, by: string): Promise<BuildResult> {
  const run = await lockCollecting(tx, clientIdOf(world), runId)
  if (!run) return { ok: false, reason: 'runNotFound' }
  if (!(mayBuild(run.state) && nextRunStates(run.state).includes('building')))
    return { ok: false, reason: 'runNotFrozen' }
  if ((await filesOfRun(tx, runId)).some(isAtBank)) return { ok: false, reason: 'runAtBank' }
  await moveRun(tx, { id: runId, from: run.state, to: 'building', now: world.clock(), builtBy: by })
  return { ok: true }
}
