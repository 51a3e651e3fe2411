import { businessDateOf, isLapsed, isOverdue } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { dropFiled, isAnyUnderWay } from '../collection.repository.ts'
import { lockFile } from '../file.repository.ts'
import { moveFile } from '../move-file.ts'
import { type CollectingRun, filesOfRun, followFiles, lockCollecting, moveRun } from './run.repository.ts'
import { tellTrouble } from './tell-trouble.ts'

/**
 * What a run of which the bank has something still needs: files that nobody released in time end, those that were
 * released and did not arrive are told, and once the bank has decided on everything the run is closed.
 */
export async function followBank(world: World, run: CollectingRun): Promise<void> {
  await tellOverdue(world, run)
  await world.db.transaction(tx => endLapsed(world, tx, run))
  await world.db.transaction(tx => closeDecided(world, tx, run))
}

export async function tellOverdue(world: World, { id, dueOn }: CollectingRun): Promise<void> {
  const today = businessDateOf(world.clock())
  const files = await filesOfRun(world.db, id)
  if (files.some(file => isOverdue(file, today))) await tellTrouble(world, world.db, dueOn, { what: 'notHandedOver' })
}

/** What is in files that nobody let go in time, beside others that the bank has, is free for the next day. */
async function endLapsed(world: World, tx: Transaction, { id, dueOn }: CollectingRun): Promise<void> {
  const now = world.clock()
  let ended = 0
  for (const { id: fileId } of await filesOfRun(tx, id)) {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (!file || !isLapsed(file, businessDateOf(now))) continue
    await dropFiled(tx, fileId, now)
    await moveFile(world, tx, file, { state: 'void' })
    ended += 1
  }
  if (ended === 0) return
  await followFiles(tx, id, now)
  await tellTrouble(world, tx, dueOn, { what: 'notReleased' })
}

async function closeDecided(world: World, tx: Transaction, { id, dueOn }: CollectingRun): Promise<void> {
  const clientId = clientIdOf(world)
  const run = await lockCollecting(tx, clientId, id)
  if (run?.state !== 'handedOver' || (await isAnyUnderWay(tx, { clientId, dueOn }))) return
  await moveRun(tx, { id, from: 'handedOver', to: 'closed', now: world.clock() })
}
