import type { PlainDate } from '../time/plain-date.ts'
import { isPayingKind, type OrganisationKind } from './organisation.ts'

/** Who pays for an organisation, in which days: the first and the last; null: no end is known. */
export interface PayingSpan {
  payerId: string
  from: PlainDate
  until: PlainDate | null
}

const PAYING_FAULTS = ['paysForItself', 'noPayer', 'endsBeforeItBegins', 'twoAtATime'] as const
export type PayingFault = (typeof PAYING_FAULTS)[number]

const meets = (one: PayingSpan, other: PayingSpan): boolean =>
  (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until)

/**
 * What is wrong with the first of these spans that cannot be, and which it is; undefined where all can. `kindOf`: what
 * the payers are, undefined for one that is not known.
 */
export function payingFault(
  organisationId: string,
  spans: readonly PayingSpan[],
  kindOf: (payerId: string) => OrganisationKind | undefined,
): { index: number; fault: PayingFault } | undefined {
  for (const [index, span] of spans.entries()) {
    const kind = kindOf(span.payerId)
    if (span.payerId === organisationId) return { index, fault: 'paysForItself' }
    if (kind === undefined || !isPayingKind(kind)) return { index, fault: 'noPayer' }
    if (span.until !== null && span.until < span.from) return { index, fault: 'endsBeforeItBegins' }
    if (spans.slice(0, index).some(before => meets(before, span))) return { index, fault: 'twoAtATime' }
  }
  return undefined
}
