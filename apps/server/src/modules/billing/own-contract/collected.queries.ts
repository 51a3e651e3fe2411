import type { Cents, CollectionState, Instant, PayoutState, PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, lt, max, min, ne, sql, sum } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  claim,
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

/** What was credited of a contract and goes to its payer by a transfer. */
interface PaidOut {
  id: string
  state: PayoutState
  createdOn: Instant
  /** Of this contract alone; a transfer may be for several. */
  cents: Cents
}

/** What payers were told of debits, what was collected from them for a contract, and what of it they got back. */
export interface Debited {
  notices: readonly ToldNotice[]
  collections: readonly Collected[]
  payouts: readonly PaidOut[]
}

export async function debitedOf(db: Statements, contractId: string, payerIds: readonly string[]): Promise<Debited> {
  if (payerIds.length === 0) return { notices: [], collections: [], payouts: [] }
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
  return { notices, collections, payouts: await payoutsOf(db, contractId, payerIds) }
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
