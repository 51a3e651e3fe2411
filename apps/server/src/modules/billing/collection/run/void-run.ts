import { nextRunStates } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { dropUnderWay } from '../collection.repository.ts'
import { lockFile, type StoredFile } from '../file.repository.ts'
import { moveFile } from '../move-file.ts'
import { isAtBank } from '../void-file.ts'
import { filesOfRun, lockCollecting, moveRun } from './run.repository.ts'

export type FreedRun = { ok: true; collections: number } | { ok: false; reason: 'runNotFound' | 'runAtBank' }

/**
 * Ends the collecting of a day before any of it is at the bank, or on its way there: its files go nowhere, and what was
 * to be collected is owed and free for the next day. Its notices stay: what they tell of is not collected.
 */
export async function freeRun(world: World, tx: Transaction, runId: string): Promise<FreedRun> {
  const clientId = clientIdOf(world)
  const run = await lockCollecting(tx, clientId, runId)
  if (!run) return { ok: false, reason: 'runNotFound' }
  const files = await filesOfRun(tx, runId)
  const held: StoredFile[] = []
  for (const { id } of files) {
    const file = await lockFile(tx, clientId, id)
    if (file && isAtBank(file)) return { ok: false, reason: 'runAtBank' }
    if (file && file.state !== 'void') held.push(file)
  }
  if (!nextRunStates(run.state).includes('void')) return { ok: false, reason: 'runAtBank' }
  const collections = await dropUnderWay(tx, { clientId, dueOn: run.dueOn, now: world.clock() })
  for (const file of held) await moveFile(world, tx, file, { state: 'void' })
  await moveRun(tx, { id: runId, from: run.state, to: 'void', now: world.clock() })
  return { ok: true, collections }
}
