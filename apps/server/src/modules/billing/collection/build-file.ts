import { fileLeadDays } from '@billett/clients'
import { bankDayBefore, bankMessageId, type PlainDate, sequenceOf } from '@billett/domain'
import { checkPayments } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { fileCollections, lockAnnounced } from './collection.repository.ts'
import { creditorOf } from './creditor.ts'
import { insertFile, lockBuilding, lockFile, nextPart, readFile } from './file.repository.ts'
import { fileContent } from './file-content.ts'
import { moveFile } from './move-file.ts'

/** Debits of a file at most. */
const FILE = 20_000

interface Which {
  dueOn: PlainDate
  /** Who builds it: somebody else has to release it. */
  by: string
}

/** A file of what is announced for a day and in none yet; null where nothing is. */
export async function fileAnnounced(world: World, which: Which): Promise<string | null> {
  const fileId = await world.db.transaction(async tx => {
    const id = await putInFile(world, tx, which)
    if (id) await world.reached('fileToBeStored')
    return id
  })
  if (!fileId) return null
  await world.reached('fileStored')
  await finishFile(world, fileId)
  return fileId
}

/** Puts what is announced for a day, and in no file yet, into one that is being built. */
async function putInFile(world: World, tx: Transaction, { dueOn, by }: Which): Promise<string | null> {
  const creditor = creditorOf(world)
  if (!creditor) return null
  const clientId = clientIdOf(world)
  const now = world.clock()
  const runId = await lockBuilding(tx, { id: world.newRowId(), clientId, day: dueOn, begunOn: now })
  if (runId === undefined) return null
  const waiting = await lockAnnounced(tx, { clientId, dueOn, most: FILE })
  if (waiting.length === 0) return null
  const part = await nextPart(tx, runId)
  const id = world.newRowId()
  await insertFile(tx, {
    id,
    clientId,
    runId,
    part,
    attempt: 1,
    messageId: bankMessageId(runId, part, 1),
    creditor,
    scheme: 'CORE',
    sequence: sequenceOf(false),
    dueOn,
    handOverBy: bankDayBefore(dueOn, fileLeadDays(world.client.config.operator)),
    state: 'building',
    count: waiting.length,
    sumCents: waiting.reduce((sum, { cents }) => sum + cents, 0),
    builtBy: by,
    builtOn: now,
  })
  await fileCollections(
    tx,
    id,
    waiting.map(one => one.id),
  )
  return id
}

/** Reads a file as the bank will, and notes what it is; a file that is not what it has to be is never built. */
export async function finishFile(world: World, fileId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const file = await readFile(world.db, clientId, fileId)
  if (file?.state !== 'building') return
  const { count, sumCents, sha256, faults } = await checkPayments(fileContent(world.db, file))
  if (faults.length > 0 || count !== file.count || sumCents !== file.sumCents)
    throw new Error(`file ${file.messageId} has ${faults.join(', ') || 'other totals'}`)
  await world.db.transaction(async tx => {
    const locked = await lockFile(tx, clientId, fileId)
    if (locked?.state === 'building') await moveFile(world, tx, locked, { state: 'built', sha256 })
    await world.reached('fileToBeBuilt')
  })
  await world.reached('fileBuilt')
}
