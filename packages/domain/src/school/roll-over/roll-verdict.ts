import type { Happening } from '../../subscription/contract/contract-event.ts'
import type { Decided } from '../entitlement/decision.ts'
import type { EntitlementKind } from '../entitlement/entitlement.ts'
import type { RedecideReason } from './redecide.ts'

/** What the step says of somebody's way. */
interface SaidOfWay {
  /** Why it is decided anew; null: the old decision goes on. */
  redecide: RedecideReason | null
  isEntitled: boolean | null
  /** Not entitled, and the ticket goes on at the parents' own price. */
  paysSelf: boolean
}

/** What a rule says of a way of somebody who has a ticket; null: a person has to decide. */
export type RuledStep = { isEntitled: boolean | null; paysSelf: boolean }

/**
 * What follows from the rule of the new year for whoever has a ticket. Whoever pays for it themselves already goes on
 * doing so, where the rule has no such price any more by the decision there is (null); whoever would have
 * to from now on
 * is asked by a person before anything ends or costs more.
 */
export function ruledStep(kind: EntitlementKind, paidSelf: boolean): RuledStep | null {
  if (kind === 'entitled') return { isEntitled: true, paysSelf: false }
  if (kind === 'notEntitled') return paidSelf ? null : { isEntitled: false, paysSelf: false }
  return kind === 'selfPay' && paidSelf ? { isEntitled: false, paysSelf: true } : { isEntitled: null, paysSelf: false }
}

/**
 * What the step into a year decides about the way of somebody with a ticket, by what happens to it: null where the
 * decision there is goes on, so that nobody is written to about nothing.
 */
export function rollVerdict(
  { redecide, isEntitled, paysSelf }: SaidOfWay,
  happenings: readonly Pick<Happening, 'kind'>[],
): Decided['result'] | null {
  if (happenings.some(({ kind }) => kind === 'ended')) return 'notEntitled'
  if (redecide === null) return null
  if (paysSelf) return 'selfPay'
  return isEntitled ? 'entitled' : null
}
