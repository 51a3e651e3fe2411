import { fileLeadDays } from '@billett/clients'
import { addDays, bankDayBefore, bankDayFrom, bankMessageId, businessDateOf, later } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { finishFile } from './build-file.ts'
import { moveToFile, presentedOf } from './collection.repository.ts'
import { changeFile, insertFile, lockFile, unfinishedAgain } from './file.repository.ts'
import { bookMove } from './ledger-of-collections.repository.ts'

/** Days that somebody has for releasing the file anew. */
const RELEASE_DAYS = 3

/**
 * The bank has refused a file as a whole: the very same collections go out once more in one of another id, on the first
 * day that is still possible. What was announced stays the most that is collected, and somebody releases it anew.
 * Gives the id of the new file; undefined where the bank has no such file any more.
 */
export async function refuseFile(world: World, tx: Transaction, fileId: string): Promise<string | undefined> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (file?.state !== 'handedOver' && file?.state !== 'accepted') return undefined
  const { count, sumCents } = await presentedOf(tx, fileId)
  if (count === 0) return undefined
  const now = world.clock()
  const id = world.newRowId()
  const { runId, part, creditor, scheme, sequence, builtBy, clientId } = file
  const leadDays = fileLeadDays(world.client.config.operator)
  const dueOn = dayAgain(file.dueOn, businessDateOf(now), leadDays)
  const attempt = file.attempt + 1
  const head = { runId, part, attempt, creditor, scheme, sequence, builtBy, clientId, dueOn }
  await changeFile(tx, fileId, { state: 'rejected' })
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
  return id
}

/** The day itself, or the first on which there is time for somebody to release the file and for the bank to have it. */
function dayAgain(dueOn: string, today: string, leadDays: number): string {
  let day = bankDayFrom(later(dueOn, today))
  while (bankDayBefore(day, leadDays) < addDays(today, RELEASE_DAYS)) day = bankDayFrom(addDays(day, 1))
  return day
}

/** Reads new files as the bank will, also those of whoever was killed before. */
export async function finishRefused(world: World): Promise<void> {
  for (const id of await unfinishedAgain(world.db, clientIdOf(world))) await finishFile(world, id)
}
