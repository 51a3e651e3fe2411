import { type SQL, sql } from 'drizzle-orm'

// Whether a claim is held or paid is said here alone, but for `open-claims.queries.ts`, which asks it of very many.

/** Under what it is booked, once, that a claim was paid by hand. Only the demo's desk books so; others are payments. */
export const paidByHandKey = (claimId: string): string => `byHand:${claimId}`

/** The same of a claim that a statement speaks of. */
export const paidByHandKeyOf = (claimId: SQL): SQL => sql`'byHand:' || ${claimId}`

/** A claim is in a collection that has not ended without money. */
export const isInCollection = (claimId: SQL): SQL =>
  sql`exists (select 1 from collection_claim held where held.claim_id = ${claimId} and held.reopened_on is null)`

/** A credit is in a payout that has not ended without money. */
export const isPaidOut = (claimId: SQL): SQL =>
  sql`exists (select 1 from payout_claim held where held.claim_id = ${claimId} and held.reopened_on is null)`

/** A claim was booked as paid by hand, whole. */
export const isPaidByHand = (claimId: SQL): SQL =>
  sql`exists (select 1 from ledger_entry paid where paid.key = ${paidByHandKeyOf(claimId)})`

/** A claim is in a collection, or a payout, that has not ended without money, or was booked as paid by hand. */
export const isHeld = (claimId: SQL): SQL =>
  sql`(${isInCollection(claimId)} or ${isPaidOut(claimId)} or ${isPaidByHand(claimId)})`
