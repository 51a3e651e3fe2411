import { type Cents, MOST_BOOKED } from '../money/cents.ts'
import { daysBetween, type PlainDate } from '../time/plain-date.ts'

/** A collection that the bank may tell of. */
export interface MatchableCollection {
  id: string
  endToEndId: string
  mandateReference: string
  cents: Cents
  dueOn: PlainDate
}

/** What of a movement says which collection it is. */
export interface ReturnedMovement {
  endToEndId: string | null
  mandate: string | null
  currency: string
  /** What went out, charges included; null where the bank did not say. */
  cents: Cents | null
  /** What was collected, without charges, where the bank says so. */
  instructedCents: Cents | null
  chargesCents: Cents
  on: PlainDate | null
}

export type Match =
  | { ok: true; collection: MatchableCollection; chargesCents: Cents }
  | { ok: false; reason: 'unknown' | 'several' | 'amountDiffers' | 'otherCurrency'; proposals: MatchableCollection[] }

/** Days in which a return can follow its collection at the longest: thirteen months and some. */
export const LONGEST_RETURN_DAYS = 400

/**
 * The collection that was returned, by its own reference, or else by mandate, amount and time. One that differs in
 * amount or money is never matched by itself: people get the proposals.
 */
export function matchReturn(movement: ReturnedMovement, candidates: readonly MatchableCollection[]): Match {
  const { endToEndId, mandate, currency, on } = movement
  const named = candidates.filter(one => one.endToEndId === endToEndId)
  const byMandate = candidates.filter(
    one => one.mandateReference === mandate && (on === null || inReach(daysBetween(one.dueOn, on))),
  )
  const proposals = named.length > 0 ? named : byMandate
  if (proposals.length === 0) return { ok: false, reason: 'unknown', proposals }
  if (currency !== 'EUR') return { ok: false, reason: 'otherCurrency', proposals }
  const exact = movement.chargesCents > MOST_BOOKED ? [] : proposals.filter(one => isAmountOf(movement, one))
  const [only] = exact
  if (!only) return { ok: false, reason: 'amountDiffers', proposals }
  if (exact.length > 1) return { ok: false, reason: 'several', proposals: exact }
  return { ok: true, collection: only, chargesCents: movement.chargesCents }
}

const inReach = (days: number): boolean => days >= 0 && days <= LONGEST_RETURN_DAYS

/** By what was collected where the bank says so; else what went out less charges has to be it to the cent. */
function isAmountOf(
  { cents, instructedCents, chargesCents }: ReturnedMovement,
  { cents: collected }: MatchableCollection,
): boolean {
  if (instructedCents !== null)
    return (
      instructedCents === collected &&
      (cents === null || Math.abs(cents) - chargesCents === collected || Math.abs(cents) === collected)
    )
  return cents !== null && Math.abs(cents) - chargesCents === collected
}

/**
 * What the bank took for giving back a debit that somebody says was meant: what went out above what was collected.
 * Undefined where less went out, since a debit comes back as a whole or not at all, or more than the books can say.
 */
export function chargesOfReturn(wentOutCents: Cents, collectedCents: Cents): Cents | undefined {
  const charges = Math.abs(wentOutCents) - collectedCents
  return charges < 0 || charges > MOST_BOOKED ? undefined : charges
}
