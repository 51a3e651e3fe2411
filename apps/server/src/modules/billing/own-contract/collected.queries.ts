import type { Cents, CollectionState, Instant, PayoutState, PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, lt, max, min, ne, sql, sum } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  claim,
  claimPayment,
  collection,
  collectionClaim,
  debitNotice,
  debitNoticeLine,
  payout,
  payoutClaim,
} from '../../../db/schema/index.ts'

/** A notice of direct debits that a payer got. */
interface ToldNotice {
  id: string
  createdOn: Instant
  sentOn: PlainDate
  /** The first and the last day it tells of. */
  from: PlainDate | null
  to: PlainDate | null
}

/** What was collected for a contract on a day, and what has become of it. */
interface Collected {
  id: string
  dueOn: PlainDate
  state: CollectionState
  createdOn: Instant
  /** Of this contract alone; a debit may be for several. */
  cents: Cents
}

/** Money that came for a contract in another way than by a debit: by transfer, or by the link of a mail. */
interface Received {
  id: string
  paidOn: Instant
  way: 'transfer' | 'link'
  /** Of this contract alone. */
  cents: Cents
}

/** What was credited of a contract and goes to its payer by a transfer. */
interface PaidOut {
  id: string
  state: PayoutState
  createdOn: Instant
  /** Of this contract alone; a transfer may be for several. */
  cents: Cents
}

/** What payers were told of debits, what they paid for a contract, and what of it they got back. */
export interface Debited {
  notices: readonly ToldNotice[]
  collections: readonly Collected[]
  payments: readonly Received[]
  payouts: readonly PaidOut[]
}

export async function debitedOf(db: Statements, contractId: string, payerIds: readonly string[]): Promise<Debited> {
  if (payerIds.length === 0) return { notices: [], collections: [], payments: [], payouts: [] }
  const { id, createdOn, sentOn } = debitNotice
  const notices = await db
    .select({ id, createdOn, sentOn, from: min(debitNoticeLine.dueOn), to: max(debitNoticeLine.dueOn) })
    .from(debitNotice)
    .innerJoin(debitNoticeLine, eq(debitNoticeLine.noticeId, id))
    .where(inArray(debitNotice.payerId, [...payerIds]))
    .groupBy(id)
    .orderBy(asc(createdOn))
  const made = { id: collection.id, dueOn: collection.dueOn, state: collection.state, createdOn: collection.createdOn }
  const collections = await db
    .select({ ...made, cents: sum(collectionClaim.cents).mapWith(Number) })
    .from(collection)
    .innerJoin(collectionClaim, eq(collectionClaim.collectionId, collection.id))
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(
      and(
        eq(claim.contractId, contractId),
        inArray(collection.payerId, [...payerIds]),
        ne(collection.state, 'dropped'),
      ),
    )
    .groupBy(collection.id)
    .orderBy(asc(collection.createdOn))
  const payments = await paymentsOf(db, contractId, payerIds)
  return { notices, collections, payments, payouts: await payoutsOf(db, contractId, payerIds) }
}

const credited = sql<number>`-sum(${payoutClaim.cents})`.mapWith(Number)

const payoutsOf = (db: Statements, contractId: string, payerIds: readonly string[]): Promise<PaidOut[]> =>
  db
    .select({ id: payout.id, state: payout.state, createdOn: payout.createdOn, cents: credited })
    .from(payout)
    .innerJoin(payoutClaim, eq(payoutClaim.payoutId, payout.id))
    .innerJoin(claim, eq(claim.id, payoutClaim.claimId))
    .where(and(eq(claim.contractId, contractId), inArray(payout.payerId, [...payerIds]), ne(payout.state, 'dropped')))
    .groupBy(payout.id)
    .having(lt(sum(payoutClaim.cents), '0'))
    .orderBy(asc(payout.createdOn))

/** A payment may be for several claims: it is told once. */
const paymentsOf = (db: Statements, contractId: string, payerIds: readonly string[]): Promise<Received[]> =>
  db
    .select({
      id: sql<string>`min(${claimPayment.id}::text)`,
      paidOn: claimPayment.paidOn,
      way: sql<'transfer' | 'link'>`case when ${claimPayment.attemptId} is null then 'transfer' else 'link' end`,
      cents: sum(claimPayment.cents).mapWith(Number),
    })
    .from(claimPayment)
    .innerJoin(claim, eq(claim.id, claimPayment.claimId))
    .where(and(eq(claim.contractId, contractId), inArray(claim.payerId, [...payerIds])))
    .groupBy(claimPayment.entryId, claimPayment.attemptId, claimPayment.paidOn)
    .orderBy(asc(claimPayment.paidOn))
