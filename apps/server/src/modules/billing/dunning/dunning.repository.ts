import type { Cents, DunningHold, DunningState, Instant, PlainDate } from '@billett/domain'
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  bankReturn,
  claim,
  collection,
  collectionClaim,
  collectionStop,
  dunningCase,
  dunningHold,
  dunningStep,
} from '../../../db/schema/index.ts'

export type StoredReturn = typeof bankReturn.$inferSelect
export type StoredCase = typeof dunningCase.$inferSelect

/** Opens a case, unless one is open. */
export async function openCase(
  tx: Transaction,
  row: { id: string; clientId: string; payerId: string; openedOn: PlainDate; createdOn: Instant },
): Promise<void> {
  await tx
    .insert(dunningCase)
    .values({ ...row, state: 'clear', reachedOn: row.openedOn })
    .onConflictDoNothing()
}

/** Cases of a client that are open, a page of them in the order of ids. */
export const openCases = (
  db: Statements,
  clientId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<StoredCase[]> =>
  db
    .select()
    .from(dunningCase)
    .where(
      and(
        eq(dunningCase.clientId, clientId),
        isNull(dunningCase.closedOn),
        after === undefined ? undefined : gt(dunningCase.id, after),
      ),
    )
    .orderBy(asc(dunningCase.id))
    .limit(most)

/** The open case of a payer, held until the transaction ends. */
export async function lockCaseOf(tx: Transaction, payerId: string): Promise<StoredCase | undefined> {
  const [row] = await tx
    .select()
    .from(dunningCase)
    .where(and(eq(dunningCase.payerId, payerId), isNull(dunningCase.closedOn)))
    .for('update')
  return row
}

/** What cases wait for, by their ids. */
export async function holdsOf(db: Statements, caseIds: readonly string[]): Promise<Map<string, DunningHold[]>> {
  const rows = await db
    .select({ caseId: dunningHold.caseId, kind: dunningHold.kind, until: dunningHold.until })
    .from(dunningHold)
    .where(and(inArray(dunningHold.caseId, [...caseIds]), isNull(dunningHold.endedOn)))
  const holds = new Map<string, DunningHold[]>(caseIds.map(id => [id, []]))
  for (const { caseId, kind, until } of rows) {
    if (kind !== 'promise') holds.get(caseId)?.push({ kind })
    else if (until !== null) holds.get(caseId)?.push({ kind, until })
  }
  return holds
}

export interface Step {
  id: string
  state: DunningState
  takenOn: PlainDate
  owedCents: Cents
  feeCents: Cents
  createdOn: Instant
}

/** A case comes to a level, or is over: see `takeStep`. */
export async function insertStep(tx: Transaction, caseId: string, step: Step): Promise<void> {
  const [last] = await tx
    .select({ number: sql`coalesce(max(${dunningStep.number}), 0)`.mapWith(Number) })
    .from(dunningStep)
    .where(eq(dunningStep.caseId, caseId))
  await tx.insert(dunningStep).values({ ...step, caseId, number: (last?.number ?? 0) + 1 })
  await tx
    .update(dunningCase)
    .set({
      state: step.state,
      reachedOn: step.takenOn,
      closedOn: step.state === 'clear' ? step.createdOn : null,
    })
    .where(eq(dunningCase.id, caseId))
}

/** Of whom the bank was told to collect once more what came back: it has the word then. */
export async function collectedAgain(db: Statements, payerIds: readonly string[]): Promise<Set<string>> {
  const before = sql`(select 1 from collection_claim earlier
    where earlier.claim_id = ${collectionClaim.claimId} and earlier.reopened_on is not null)`
  const rows = await db
    .selectDistinct({ payerId: collection.payerId })
    .from(collectionClaim)
    .innerJoin(collection, eq(collection.id, collectionClaim.collectionId))
    .where(
      and(
        inArray(collection.payerId, [...payerIds]),
        isNull(collectionClaim.reopenedOn),
        sql`${collection.state} in ('filed', 'presented')`,
        sql`exists ${before}`,
      ),
    )
  return new Set(rows.map(({ payerId }) => payerId))
}

/** Whether something of what a collection was for has come back before. */
export async function isRetry(db: Statements, collectionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: collectionClaim.claimId })
    .from(collectionClaim)
    .where(
      and(
        eq(collectionClaim.collectionId, collectionId),
        sql`exists (select 1 from collection_claim earlier where earlier.claim_id = ${collectionClaim.claimId}
          and earlier.collection_id <> ${collectionId} and earlier.reopened_on is not null)`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function setRetry(tx: Transaction, returnId: string, retryOn: PlainDate | null): Promise<void> {
  await tx.update(bankReturn).set({ retryOn }).where(eq(bankReturn.id, returnId))
}

/** The contract a collection was for; of several the one that was due first. */
export async function contractOfCollection(db: Statements, collectionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ contractId: claim.contractId })
    .from(collectionClaim)
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(and(eq(collectionClaim.collectionId, collectionId), ne(collectionClaim.cents, 0)))
    .orderBy(asc(claim.dueOn), asc(claim.id))
    .limit(1)
  return row?.contractId
}

interface Stop {
  id: string
  clientId: string
  payerId: string
  kind: 'mandate' | 'everything'
  code: string
  since: Instant
  /** What of came back. */
  collectionId: string
}

/** Nothing more is collected from somebody, by this mandate as it was or at all. */
export async function stopCollecting(tx: Transaction, { collectionId, ...stop }: Stop): Promise<void> {
  const [used] = await tx
    .select({ mandateId: collection.mandateId, mandateVersion: collection.mandateVersion })
    .from(collection)
    .where(eq(collection.id, collectionId))
  const mandate = stop.kind === 'mandate' && used ? used : { mandateId: null, mandateVersion: null }
  await tx.insert(collectionStop).values({ ...stop, ...mandate })
}

/** Contracts of which a payer was claimed something, in the order of ids. */
export async function contractsPaidBy(db: Statements, payerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ contractId: claim.contractId })
    .from(claim)
    .where(eq(claim.payerId, payerId))
    .orderBy(asc(claim.contractId))
  return rows.map(({ contractId }) => contractId)
}

/** Contracts of what a payer was asked for in a case: what came back or was paid since it was opened. */
export async function contractsOfCase(db: Statements, { payerId, openedOn }: StoredCase): Promise<string[]> {
  const opened = sql`${openedOn}::timestamp at time zone 'Europe/Berlin'`
  const rows = await db
    .selectDistinct({ contractId: claim.contractId })
    .from(claim)
    .where(
      and(
        eq(claim.payerId, payerId),
        sql`(exists (select 1 from claim_payment paid where paid.claim_id = ${claim.id} and paid.paid_on >= ${opened})
          or exists (select 1 from collection_claim held
            where held.claim_id = ${claim.id} and held.reopened_on >= ${opened}))`,
      ),
    )
  return rows.map(({ contractId }) => contractId)
}

/** An open case of a client, held until the transaction ends. */
export async function openCaseById(tx: Transaction, clientId: string, id: string): Promise<StoredCase | undefined> {
  const [row] = await tx
    .select()
    .from(dunningCase)
    .where(and(eq(dunningCase.clientId, clientId), eq(dunningCase.id, id), isNull(dunningCase.closedOn)))
    .for('update')
  return row
}

export async function insertHold(tx: Transaction, row: typeof dunningHold.$inferInsert): Promise<void> {
  await tx.insert(dunningHold).values(row)
}

export async function endHolds(tx: Transaction, caseId: string, endedOn: Instant): Promise<void> {
  await tx
    .update(dunningHold)
    .set({ endedOn })
    .where(and(eq(dunningHold.caseId, caseId), isNull(dunningHold.endedOn)))
}
