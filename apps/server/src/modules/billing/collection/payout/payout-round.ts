import {
  addDays,
  bankDayBefore,
  bankDayFrom,
  bankMessageId,
  businessDateOf,
  isLapsed,
  isOverdue,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { goingOn } from '../../../run/part/index.ts'
import { finishFile } from '../build-file.ts'
import { BUILT_BY_CLOCK } from '../by-nobody.ts'
import { creditorOf } from '../creditor.ts'
import { insertFile, lockFile, type StoredFile } from '../file.repository.ts'
import { moveFile } from '../move-file.ts'
import { filesOfRun, moveRun } from '../run/run.repository.ts'
import { tellTrouble } from '../run/tell-trouble.ts'
import { insertPayouts, isAnySentOf } from './payout.repository.ts'
import { beginPayoutRun, goingPayoutRuns, hasPayoutRun, type PayoutRun } from './payout-run.repository.ts'
import { planPayouts } from './plan-payouts.ts'
import { dropPayouts } from './settle-payouts.ts'

/** Bank days until the money moves: somebody has to let it go before. */
const LEAD_DAYS = 3

/** Payers of a file at most: who can be paid and has no room in it comes into that of another day. */
const MOST = 1000

/**
 * Puts what is owed to payers into a file of transfers, one for a bank day at most, which somebody releases; and looks
 * after those that are under way. Whoever is killed leaves whole steps behind; several may run at once. `most`: payers
 * of a file.
 */
export async function payoutRound(world: World, most = MOST): Promise<void> {
  if (!creditorOf(world)) return
  for (const run of await goingPayoutRuns(world.db, clientIdOf(world)))
    await orTold(world, run.dueOn, () => goOn(world, run))
  // While one waits for its release another would only be one more to look at.
  const waits = (await goingPayoutRuns(world.db, clientIdOf(world))).some(({ state }) => state !== 'handedOver')
  if (waits || world.isStopping()) return
  const dueOn = bankDaysAfter(businessDateOf(world.clock()), LEAD_DAYS)
  await orTold(world, dueOn, () => build(world, dueOn, most))
}

/** Whatever goes wrong with one day is told, and the others go on. */
async function orTold(world: World, dueOn: PlainDate, act: () => Promise<void>): Promise<void> {
  const saying = 'a file of transfers does not go on'
  if (await goingOn(world, { saying, about: { dueOn } }, act)) return
  await tellTrouble(world, world.db, dueOn, { what: 'fileBroken' })
}

async function goOn(world: World, { id: runId, dueOn, state }: PayoutRun): Promise<void> {
  const today = businessDateOf(world.clock())
  const files = await filesOfRun(world.db, runId)
  for (const file of files) {
    if (file.state === 'building' && !isLapsed(file, today)) await finishFile(world, file.id)
    if (isLapsed(file, today)) await world.db.transaction(tx => endLapsed(world, tx, file))
    if (isOverdue(file, today)) await tellTrouble(world, world.db, dueOn, { what: 'notHandedOver' })
  }
  if (state !== 'handedOver') return
  const fileIds = files.map(({ id }) => id)
  await world.db.transaction(async tx => {
    if (await isAnySentOf(tx, fileIds)) return
    await moveRun(tx, { id: runId, from: 'handedOver', to: 'closed', now: world.clock() })
  })
}

/** Nobody let it go in time: what is in it is owed as before, and comes with the next. */
async function endLapsed(world: World, tx: Transaction, { id }: StoredFile): Promise<void> {
  const file = await lockFile(tx, clientIdOf(world), id)
  if (!file || !isLapsed(file, businessDateOf(world.clock()))) return
  await endTransfers(world, tx, file)
  await tellTrouble(world, tx, file.dueOn, { what: 'payoutsNotReleased' })
}

/** A file of transfers that the bank does not have goes nowhere, and its day is over with it. */
export async function endTransfers(world: World, tx: Transaction, file: StoredFile): Promise<void> {
  const now = world.clock()
  await dropPayouts(world, tx, file.id)
  await moveFile(world, tx, file, { state: 'void' })
  for (const from of ['built', 'released'] as const) await moveRun(tx, { id: file.runId, from, to: 'void', now })
}

async function build(world: World, dueOn: PlainDate, most: number): Promise<void> {
  if (await hasPayoutRun(world.db, clientIdOf(world), dueOn)) return
  const fileId = await world.db.transaction(async tx => {
    const id = await fileOwed(world, tx, { dueOn, most })
    if (id) await world.reached('fileToBeStored')
    return id
  })
  if (!fileId) return
  await world.reached('fileStored')
  await finishFile(world, fileId)
}

/** Whom somebody else pays just now is held by them, and left out here. */
async function fileOwed(
  world: World,
  tx: Transaction,
  { dueOn, most }: { dueOn: PlainDate; most: number },
): Promise<string | null> {
  const creditor = creditorOf(world)
  const clientId = clientIdOf(world)
  const id = world.newRowId()
  const planned = await planPayouts(world, tx, { fileId: id, most })
  if (!creditor || planned.length === 0) return null
  const now = world.clock()
  const runId = await beginPayoutRun(tx, { id: world.newRowId(), clientId, day: dueOn, begunOn: now })
  if (runId === undefined) return null
  await insertFile(tx, {
    ...{ id, clientId, runId, kind: 'transfers', part: 1, attempt: 1, creditor, dueOn, state: 'building' },
    messageId: bankMessageId(runId, 1, 1),
    handOverBy: bankDayBefore(dueOn, 1),
    count: planned.length,
    sumCents: planned.reduce((sum, { row }) => sum + row.cents, 0),
    builtBy: BUILT_BY_CLOCK,
    builtOn: now,
  })
  await insertPayouts(tx, planned)
  return id
}

function bankDaysAfter(day: PlainDate, count: number): PlainDate {
  let found = day
  for (let left = count; left > 0; left -= 1) found = bankDayFrom(addDays(found, 1))
  return found
}
