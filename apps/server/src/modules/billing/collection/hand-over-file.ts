import { businessDateOf, type HandOverRefusal, handOverRefusal, type Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { presentFiled } from './collection.repository.ts'
import { changeFile, isKnownMessage, lockFile, readFile, type StoredFile } from './file.repository.ts'
import { fileContent, sha256Of } from './file-content.ts'
import { bookMove } from './ledger-of-collections.repository.ts'
import { moveFile } from './move-file.ts'
import { sendPayouts } from './payout/settle-payouts.ts'
import { followFiles } from './run/run.repository.ts'

export type HandOverResult =
  | { ok: true }
  | { ok: false; reason: HandOverRefusal | 'fileNotFound' | 'otherBytes' | 'bankRefuses' | 'bankUnreachable' }

const refused = (reason: Extract<HandOverResult, { ok: false }>['reason']): HandOverResult => ({ ok: false, reason })

/**
 * Takes a file to the bank, and books that its money is on its way. The bank is asked first what it had last, and knows
 * the file by its id: whoever is killed in between hands it over again, and it is taken once.
 */
export async function handOverFile(world: World, fileId: string): Promise<HandOverResult> {
  const clientId = clientIdOf(world)
  const file = await readFile(world.db, clientId, fileId)
  if (!file) return refused('fileNotFound')
  const last = await world.bankChannel.lastFile()
  if (last.state === 'unreachable') return refused('bankUnreachable')
  const lastAtBank = last.messageId
  const isLastKnown = lastAtBank !== null && (await isKnownMessage(world.db, clientId, lastAtBank))
  const refusal = handOverRefusal({ ...file, lastAtBank, isLastKnown }, businessDateOf(world.clock()))
  if (lastAtBank === file.messageId && (refusal === null || refusal === 'tooLate'))
    return noteArrived(world, file, last.sha256)
  if (refusal) return refused(refusal)
  // What these bytes say was read when the file was built.
  if ((await sha256Of(world.db, file)) !== file.sha256) return refused('otherBytes')
  if (!(await world.db.transaction(tx => noteBegun(tx, file, world.clock())))) return refused('notReleased')
  await world.reached('fileToBeHandedOver')
  const answer = await world.bankChannel.handOver({
    messageId: file.messageId,
    content: fileContent(world.db, file),
  })
  if (answer.state === 'refused') await world.db.transaction(tx => noteBegun(tx, file, null))
  if (answer.state !== 'taken') return refused(answer.state === 'refused' ? 'bankRefuses' : 'bankUnreachable')
  await world.reached('fileTaken')
  await world.db.transaction(tx => noteHandedOver(world, tx, file))
  await world.reached('handOverStored')
  return { ok: true }
}

/** The bank has a file of this id: where it is the very same, it is there and is not sent again. */
async function noteArrived(world: World, file: StoredFile, sha256: string | null): Promise<HandOverResult> {
  if (sha256 === null || sha256 !== file.sha256) return refused('bankKnowsMore')
  await world.db.transaction(tx => noteHandedOver(world, tx, file))
  await world.reached('handOverStored')
  return { ok: true }
}

/**
 * From here on the bank may have it, whatever we hear: nobody makes it void. A bank that refuses has not. False where
 * it is not released any more.
 */
async function noteBegun(tx: Transaction, { id, clientId }: StoredFile, on: Instant | null) {
  const locked = await lockFile(tx, clientId, id)
  if (locked?.state !== 'released') return false
  await changeFile(tx, id, { handOverBegunOn: on })
  return true
}

/**
 * A file as somebody fetches it, who may take it to the bank once it is released, whatever we hear of that: nobody
 * makes it void from here on. Undefined where it is none of the client's.
 */
export const fetchFile = (world: World, fileId: string): Promise<StoredFile | undefined> =>
  world.db.transaction(async tx => {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (file?.state === 'released' && file.handOverBegunOn === null)
      await changeFile(tx, fileId, { handOverBegunOn: world.clock() })
    return file
  })

/** What became of a file that somebody carried to the bank. */
export type CarryResult = { ok: true } | { ok: false; reason: 'fileNotFound' | 'notReleased' }

/** Where there is no way to the bank, somebody has taken a released file there, and says so. */
export async function noteCarried(world: World, tx: Transaction, fileId: string): Promise<CarryResult> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (!file) return { ok: false, reason: 'fileNotFound' }
  if (file.state !== 'released') return { ok: false, reason: 'notReleased' }
  await noteHandedOver(world, tx, file)
  return { ok: true }
}

async function noteHandedOver(
  world: World,
  tx: Transaction,
  { id, clientId, dueOn, runId, attempt, kind }: StoredFile,
): Promise<void> {
  const locked = await lockFile(tx, clientId, id)
  if (locked?.state !== 'released') return
  const now = world.clock()
  await moveFile(world, tx, locked, { state: 'handedOver', handedOverOn: now })
  if (kind === 'transfers') await sendPayouts(world, tx, id)
  else {
    const collectionIds = await presentFiled(tx, { id, dueOn })
    await bookMove(tx, { move: 'presented', collectionIds, bookedOn: now, ...(attempt > 1 ? { of: id } : {}) })
  }
  await followFiles(tx, runId, now)
}
