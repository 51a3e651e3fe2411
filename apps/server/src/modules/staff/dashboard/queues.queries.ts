import { APPLICATION_STATES, awaitsDecision, type Instant } from '@billett/domain'
import { and, count, countDistinct, eq, inArray, isNull, lte, min, ne, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  adminEvent,
  bankEntry,
  bankFile,
  contract,
  order,
  pageDraft,
  priceCampaign,
  refund,
  webhookDelivery,
} from '../../../db/schema/index.ts'

/** How many wait, and since when the oldest does. */
export interface Waiting {
  count: number
  oldest: Instant | null
}

const NONE: Waiting = { count: 0, oldest: null }

/** Events nobody has taken note of, or put off beyond now. */
export async function openEvents(
  db: Statements,
  { clientIds, ofProcess, now }: { clientIds: readonly string[]; ofProcess: boolean; now: Instant },
): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(adminEvent.date) })
    .from(adminEvent)
    .where(
      and(
        isNull(adminEvent.acknowledgedOn),
        or(isNull(adminEvent.snoozedUntil), lte(adminEvent.snoozedUntil, now)),
        or(inArray(adminEvent.clientId, [...clientIds]), ofProcess ? isNull(adminEvent.clientId) : undefined),
      ),
    )
  return row ?? NONE
}

/** Orders that are paid and have no tickets. */
export async function unfulfilledOrders(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(order.paidOn) })
    .from(order)
    // Written out, as a partial index serves only a query that names what it was made of.
    .where(and(sql`${order.state} = 'paid'`, inArray(order.clientId, [...clientIds])))
  return row ?? NONE
}

/** Orders with money that should have gone back and did not. */
export async function failedRefunds(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: countDistinct(refund.orderId), oldest: min(refund.createdOn) })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(and(sql`${refund.state} = 'failed'`, inArray(order.clientId, [...clientIds])))
  return row ?? NONE
}

const UNDECIDED = APPLICATION_STATES.filter(awaitsDecision)

/** Applications that somebody has to decide on. */
export async function undecidedApplications(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(contract.submittedOn) })
    .from(contract)
    .where(and(inArray(contract.clientId, [...clientIds]), inArray(contract.state, UNDECIDED)))
  return row ?? NONE
}

/** What servers of partners did not take, and is not tried any more. */
export async function failedDeliveries(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(webhookDelivery.occurredOn) })
    .from(webhookDelivery)
    .where(and(inArray(webhookDelivery.clientId, [...clientIds]), sql`${webhookDelivery.state} = 'failed'`))
  return row ?? NONE
}

/** Files of direct debits, or of transfers, that nobody has released yet, without those that the reader has built. */
export async function filesToRelease(
  db: Statements,
  { clientId, reader, kind }: { clientId: string; reader: string; kind: 'debits' | 'transfers' },
): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(bankFile.builtOn) })
    .from(bankFile)
    .where(
      and(
        eq(bankFile.clientId, clientId),
        eq(bankFile.state, 'built'),
        eq(bankFile.kind, kind),
        ne(bankFile.builtBy, reader),
      ),
    )
  return row ?? NONE
}

/** Lines of the bank that nobody could match. */
export async function unmatchedLines(db: Statements, clientId: string): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(bankEntry.createdOn) })
    .from(bankEntry)
    .where(and(eq(bankEntry.clientId, clientId), sql`${bankEntry.state} = 'waiting'`))
  return row ?? NONE
}

/** New prices that were tried and nobody has released yet, without those that the reader has written. */
export async function campaignsToRelease(
  db: Statements,
  { clientId, reader }: { clientId: string; reader: string },
): Promise<Waiting> {
  const { state, editedBy, editedOn } = priceCampaign
  const [row] = await db
    .select({ count: count(), oldest: min(editedOn) })
    .from(priceCampaign)
    .where(and(eq(priceCampaign.clientId, clientId), eq(state, 'reviewed'), ne(editedBy, reader)))
  return row ?? NONE
}

/** Drafts of pages that nobody has released yet. */
export async function draftsToRelease(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(pageDraft.writtenOn) })
    .from(pageDraft)
    .where(inArray(pageDraft.clientId, [...clientIds]))
  return row ?? NONE
}
