import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { addMonths, bankDayFrom, cycleOf, type PlainDate } from '@billett/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import { bankFile, billingRun, collection } from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { announcePart, releaseFile, voidFile } from '../../modules/billing/collection/index.ts'
import { aContract } from '../a-contract.ts'
import { aMandate } from '../a-mandate.ts'
import { buildFile } from '../build-file.ts'
import type { TestWorld } from '../test-world.ts'

/** A day on which something is collected, and a file of it that is built. */
export interface CollectedDay {
  /** How many months after January 2027: what the bank has of one cannot be undone. */
  month: number
  runGuid: string
  fileGuid: string
}

const dayOf = (month: number): PlainDate => bankDayFrom(addMonths('2027-01-01', month))

/** Of another client the same, under its name. */
export async function aCollectedDay(test: TestWorld, clientId: string, month: number): Promise<CollectedDay> {
  const { world } = test
  const dueOn = dayOf(month)
  await aMandate(test, await aContract(test, { from: '2026-12-01' }))
  await claimRound(world)
  await world.db.transaction(tx => announcePart(world, tx, { until: dueOn }))
  const fileGuid = await buildFile(world, { dueOn, by: 'clock' })
  const planned = cycleOf(dueOn, { deadlineDay: null, noticeDays: 14, leadDays: 2 })
  const [file] = await world.db
    .select()
    .from(bankFile)
    .where(eq(bankFile.id, fileGuid ?? ''))
  if (!(file && planned.ok)) throw new Error('nothing was collected')
  const { runId: runGuid } = file
  await world.db.update(billingRun).set({ cycle: planned.cycle, state: 'built' }).where(eq(billingRun.id, runGuid))
  if (clientId !== clientIdOf(world)) {
    await world.db.update(billingRun).set({ clientId }).where(eq(billingRun.id, runGuid))
    await world.db.update(bankFile).set({ clientId }).where(eq(bankFile.id, file.id))
  }
  return { month, runGuid, fileGuid: file.id }
}

/** What a call has done to a day is as it was before, and as the next call needs it. */
export async function dayAnew(test: TestWorld, of: CollectedDay, { name }: Call): Promise<CollectedDay> {
  const { world } = test
  const [file] = await world.db.select().from(bankFile).where(eq(bankFile.id, of.fileGuid))
  const month = file?.state === 'handedOver' ? of.month + 1 : of.month
  await world.db.update(billingRun).set({ state: 'building' }).where(eq(billingRun.id, of.runGuid))
  const isThere = file?.state === 'built' || file?.state === 'released'
  const next = isThere ? of : await builtAgain(test, of, month)
  await world.db
    .update(billingRun)
    .set({ state: 'built' })
    .where(inArray(billingRun.id, [of.runGuid, next.runGuid]))
  await world.db
    .update(bankFile)
    .set({ state: 'built', releasedBy: null, releasedOn: null, handOverBegunOn: null })
    .where(eq(bankFile.id, next.fileGuid))
  const { fileGuid } = next
  if (/handOver|carry|download/.test(name))
    await world.db.transaction(tx => releaseFile(world, tx, fileGuid, randomUUID()))
  if (name === 'admin/buildBillingRun') await world.db.transaction(tx => voidFile(world, tx, fileGuid))
  return next
}

async function builtAgain(test: TestWorld, of: CollectedDay, month: number): Promise<CollectedDay> {
  const { world } = test
  const dueOn = dayOf(month)
  const waits = and(eq(collection.dueOn, dueOn), inArray(collection.state, ['announced']))
  const fileGuid =
    (await world.db.$count(collection, waits)) > 0 ? await buildFile(world, { dueOn, by: 'clock' }) : null
  return fileGuid ? { ...of, fileGuid } : aCollectedDay(test, clientIdOf(world), month)
}

/** What a call about one is told; nothing for any other call. */
export const saidOfDay = ({ path }: Call, { runGuid, fileGuid }: CollectedDay): Record<string, unknown> =>
  /^\/admin\/(billingRuns|bankFiles)\//.test(path) ? { runGuid, fileGuid, reason: 'because of a test' } : {}
