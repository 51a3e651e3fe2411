import type { Cents, CollectionState, Instant, PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, max, min, ne, sum } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { claim, collection, collectionClaim, debitNotice, debitNoticeLine } from '../../../db/schema/index.ts'

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

/** What payers were told of debits, and what was collected from them for a contract. */
export interface Debited {
  notices: readonly ToldNotice[]
  collections: readonly Collected[]
}

export async function debitedOf(db: Statements, contractId: string, payerIds: readonly string[]): Promise<Debited> {
  if (payerIds.length === 0) return { notices: [], collections: [] }
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
  return { notices, collections }
}
