import type { Cents, DunningHold, DunningState, Instant, PlainDate } from '@billett/domain'
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertOf, insertRows } from '../../../db/insert-rows.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import {
  type bankReturn,
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

/** Opens a case of each of some payers of whom none is open. */
export async function beginCases(
  tx: Transaction,
  rows: readonly { id: string; clientId: string; payerId: string; openedOn: PlainDate; createdOn: Instant }[],
): Promise<void> {
  if (rows.length === 0) return
  const opened = rows.map(row => ({ ...row, state: 'clear' as const, reachedOn: row.openedOn }))
  await tx.execute(sql`${insertOf(dunningCase, opened)} on conflict do nothing`)
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

/** Of some collections those of which something has come back before. */
export async function retriesAmong(db: Statements, collectionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: collectionClaim.collectionId })
    .from(collectionClaim)
    .where(
      and(
        isLookedUp(collectionClaim.collectionId, collectionIds),
        sql`exists (select 1 from collection_claim earlier where earlier.claim_id = ${collectionClaim.claimId}
          and earlier.collection_id <> ${collectionClaim.collectionId} and earlier.reopened_on is not null)`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The contract each of some collections was for; of several the one that was due first. */
export async function contractsOfCollections(
  db: Statements,
  collectionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinctOn([collectionClaim.collectionId], {
      id: collectionClaim.collectionId,
      contractId: claim.contractId,
    })
    .from(collectionClaim)
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(and(isLookedUp(collectionClaim.collectionId, collectionIds), ne(collectionClaim.cents, 0)))
    .orderBy(asc(collectionClaim.collectionId), asc(claim.dueOn), asc(claim.id))
  return new Map(rows.map(({ id, contractId }) => [id, contractId]))
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

/** Nothing more is collected from each of some, by this mandate as it was or at all. */
export async function stopCollecting(tx: Transaction, stops: readonly Stop[]): Promise<void> {
  if (stops.length === 0) return
  const { id, mandateId, mandateVersion } = collection
  const rows = await tx
    .select({ id, mandateId, mandateVersion })
    .from(collection)
    .where(
      isLookedUp(
        id,
        stops.map(({ collectionId }) => collectionId),
      ),
    )
  const used = new Map(rows.map(row => [row.id, row]))
  const mandateOf = ({ kind, collectionId }: Stop) => (kind === 'mandate' ? used.get(collectionId) : undefined)
  await insertRows(
    tx,
    collectionStop,
    stops.map(stop => {
      const { collectionId: _of, ...row } = stop
      const mandate = mandateOf(stop)
      return { ...row, mandateId: mandate?.mandateId ?? null, mandateVersion: mandate?.mandateVersion ?? null }
    }),
  )
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
