import type { ClaimComponent } from '../subscription/billing/component.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { collectionDate, type DueDays } from './collection-date.ts'
import { isReturnFee } from './owed-on.ts'

/** A claim that may be collected. */
export interface Collectable {
  component: ClaimComponent
  dueOn: PlainDate
  /** Of what came back and is tried once more: the day before which it is not. */
  notBefore: PlainDate | null
}

/**
 * What of claims is collected on a day. A fee of a return never goes with what came back: the one new try asks for no
 * more than the account did not have before.
 */
export function collectedOn<Claim extends Collectable>(day: PlainDate, claims: readonly Claim[]): Claim[] {
  const due = claims.filter(({ dueOn, notBefore }) => dueOn <= day && (notBefore ?? day) <= day)
  const isRetry = due.some(isTriedAgain)
  return isRetry ? due.filter(({ component }) => !isReturnFee(component)) : due
}

/** Part of the one new try: what came back but for such a fee, which a new try of the fare would keep back for ever. */
export const isTriedAgain = ({ notBefore, component }: Pick<Collectable, 'notBefore' | 'component'>): boolean =>
  notBefore !== null && !isReturnFee(component)

/** The day on which a fee of a return is collected: its own, or the first after it that tries nothing once more. */
export function feeDay(plan: DueDays, day: PlainDate, retryDays: ReadonlySet<PlainDate>): PlainDate {
  let free = day
  while (retryDays.has(free)) free = collectionDate(plan, addDays(free, 1))
  return free
}
