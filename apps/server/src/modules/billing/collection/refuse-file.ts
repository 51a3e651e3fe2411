import { fileLeadDays } from '@billett/clients'
import { bankDayBefore, bankMessageId, businessDateOf, dayAgain } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { finishFile } from './build-file.ts'
import { moveToFile, presentedOf } from './collection.repository.ts'
import { insertFile, lockFile, type StoredFile, unfinishedAgain } from './file.repository.ts'
import { bookMove } from './ledger-of-collections.repository.ts'
import { moveFile } from './move-file.ts'
import { refuseTransfers } from './payout/settle-payouts.ts'
import { dayOfRun } from './run/run.repository.ts'
import { tellTrouble } from './run/tell-trouble.ts'

/**
 * The bank has refused a file as a whole: the very same collections go out once more in one of another id, on the first
 * day that is still possible. What was announced stays the most that is collected, and somebody, who is told of it,
 * releases it anew. Transfers are owed again instead, and go into a file of their own time. Gives the id of the file
 * that people should look at, a new one for debits; undefined where the bank has no such file any more.
 */
export async function refuseFile(world: World, tx: Transaction, fileId: string): Promise<string | undefined> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (file?.state !== 'handedOver' && file?.state !== 'accepted') return undefined
  if (file.kind === 'transfers') return refuseAll(world, tx, file)
  const { count, sumCents } = await presentedOf(tx, fileId)
  if (count === 0) return undefined
  const now = world.clock()
  const id = world.newRowId()
  const { runId, part, creditor, scheme, sequence, builtBy, clientId } = file
  const leadDays = fileLeadDays(world.client.config.operator)
  const dueOn = dayAgain(file.dueOn, businessDateOf(now), leadDays)
  const attempt = file.attempt + 1
  const head = { runId, part, attempt, creditor, scheme, sequence, builtBy, clientId, dueOn }
  await moveFile(world, tx, file, { state: 'rejected' })
  await insertFile(tx, {
    ...head,
    id,
    messageId: bankMessageId(runId, part, attempt),
    handOverBy: bankDayBefore(dueOn, leadDays),
    state: 'building',
    count,
    sumCents,
    builtOn: now,
  })
  const collectionIds = await moveToFile(tx, { from: fileId, to: id })
  await bookMove(tx, { move: 'refused', collectionIds, bookedOn: now, of: fileId })
  await tellTrouble(world, tx, await dayOfRun(tx, runId), { what: 'fileRefused' })
  return id
}

/** What is owed to payers goes out in the next file of transfers, and not again in this one's place. */
async function refuseAll(world: World, tx: Transaction, file: StoredFile): Promise<string | undefined> {
  if ((await refuseTransfers(world, tx, file.id)) === 0) return undefined
  await moveFile(world, tx, file, { state: 'rejected' })
  await tellTrouble(world, tx, file.dueOn, { what: 'payoutFileRefused' })
  return file.id
}

/** Reads new files as the bank will, also those of whoever was killed before. */
export async function finishRefused(world: World): Promise<void> {
  for (const id of await unfinishedAgain(world.db, clientIdOf(world))) await finishFile(world, id)
}
