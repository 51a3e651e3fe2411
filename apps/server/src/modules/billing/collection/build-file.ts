import { bankDayBefore, bankMessageId, type PlainDate, sequenceOf } from '@billett/domain'
import { checkPayments } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { collectedFrom, fileCollections, insertPlanned, lockAnnounced } from './collection.repository.ts'
import { creditorOf } from './creditor.ts'
import { changeFile, insertFile, lastPresentedIbans, lockFile, lockRun, nextPart, readFile } from './file.repository.ts'
import { fileContent } from './file-content.ts'
import { lastNotices } from './notice.repository.ts'
import { openClaims } from './open-claims.queries.ts'
import { takePayers } from './payers.queries.ts'
import { planCollection } from './plan-collections.ts'

/** Payers whose collections are made in one transaction, and debits of a file at most. */
const PART = 1000
const FILE = 20_000

/** Bank days before the collection by which the bank has the file. */
const LEAD_DAYS = 2

interface Which {
  dueOn: PlainDate
  /** Who builds it: somebody else has to release it. */
  by: string
}

/**
 * Makes the collections of a day and a file of them; null where there is nothing to collect. What was made before stays
 * as it is, so that asked again it makes what has come since.
 */
export async function buildFile(world: World, { dueOn, by }: Which): Promise<string | null> {
  await planParts(world, dueOn)
  const fileId = await world.db.transaction(tx => putInFile(world, tx, { dueOn, by }))
  if (fileId) await finishFile(world, fileId)
  return fileId
}

/** Collections of all payers, a part in a transaction of its own. */
async function planParts(world: World, dueOn: PlainDate): Promise<void> {
  let after: string | undefined
  do after = await world.db.transaction(tx => planPart(world, tx, dueOn, after))
  while (after !== undefined && !world.isStopping())
}

async function planPart(
  world: World,
  tx: Transaction,
  dueOn: PlainDate,
  after: string | undefined,
): Promise<string | undefined> {
  const creditor = creditorOf(world)
  if (!creditor) return undefined
  const clientId = clientIdOf(world)
  const payers = await takePayers(tx, { clientId, most: PART, after })
  const ids = payers.map(({ id }) => id)
  const notices = await lastNotices(tx, ids)
  const open = await openClaims(tx, ids)
  const ibans = await lastPresentedIbans(
    tx,
    payers.map(({ mandateId }) => mandateId),
  )
  const planning = {
    clientId,
    creditor,
    dueOn,
    createdOn: world.clock(),
    newRowId: world.newRowId,
    lastIban: (mandateId: string) => ibans.get(mandateId),
  }
  const busy = await collectedFrom(tx, ids, dueOn)
  const planned = payers
    .filter(({ id }) => !busy.has(id))
    .map(payer => planCollection(payer, notices.get(payer.id), open.get(payer.id) ?? [], planning))
    .filter(one => one !== null)
  await insertPlanned(tx, planned)
  return payers.length === PART ? payers.at(-1)?.id : undefined
}

/** Puts what is announced for a day, and in no file yet, into one that is being built. */
async function putInFile(world: World, tx: Transaction, { dueOn, by }: Which): Promise<string | null> {
  const creditor = creditorOf(world)
  if (!creditor) return null
  const clientId = clientIdOf(world)
  const now = world.clock()
  const runId = await lockRun(tx, { id: world.newRowId(), clientId, day: dueOn, begunOn: now })
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
    handOverBy: bankDayBefore(dueOn, LEAD_DAYS),
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
async function finishFile(world: World, fileId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const file = await readFile(world.db, clientId, fileId)
  if (file?.state !== 'building') return
  const { count, sumCents, sha256, faults } = await checkPayments(fileContent(world.db, file))
  if (faults.length > 0 || count !== file.count || sumCents !== file.sumCents)
    throw new Error(`file ${file.messageId} has ${faults.join(', ') || 'other totals'}`)
  await world.db.transaction(async tx => {
    const locked = await lockFile(tx, clientId, fileId)
    if (locked?.state === 'building') await changeFile(tx, fileId, { state: 'built', sha256 })
  })
}
