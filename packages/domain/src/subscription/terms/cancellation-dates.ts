import type { Instant } from '../../time/instant.ts'
import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import { periodsBetween } from '../billing/period-rule.ts'
import type { Happening } from '../contract/contract-event.ts'
import { later } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import { minimumTermEnd } from './minimum-term.ts'
import { noticeDeadline } from './notice.ts'
import { type SpecialEnd, specialEnds } from './special-right.ts'
import type { SubscriptionTerms } from './terms.ts'

/** The last days a customer may choose (Spec 2 §4.5); null where there is none. */
export interface CancellationDates {
  earliest: PlainDate | null
  latest: PlainDate | null
  allowed: PlainDate[]
  /** Those of them that are there because of a new price, whatever the minimum term. */
  special: SpecialEnd[]
  /** Until when notice for the earliest can come; null where there is none. */
  noticeUntil: PlainDate | null
}

/**
 * With which last days a contract can be ended by a notice received at a moment. The day in Berlin counts: the last
 * second of the deadline is in time, the next is not. Within a minimum term only where leaving early has a price. A
 * contract that ends already can only end earlier. A new price opens the last day of the old one besides.
 */
export function cancellationDates(
  timeline: Timeline,
  terms: SubscriptionTerms,
  receivedOn: Instant,
): CancellationDates {
  const { span, anchor } = timeline
  const received = businessDateOf(receivedOn)
  const from = later(received, span.from)
  const until = addMonths(from, terms.notice.monthsAhead)
  const firstEnd = terms.minimumTerm?.difference ? span.from : minimumTermEnd(timeline, terms)
  const ordinary = periodsBetween(terms.notice.endsWith, anchor, { from, to: until })
    .filter(({ to }) => to >= firstEnd && to < span.to)
    .map(({ to }) => addDays(to, -1))
    .filter(lastDay => received <= noticeDeadline(lastDay, terms.notice.deadline))
  const special = specialEnds(timeline, received).filter(({ lastDay }) => addDays(lastDay, 1) < span.to)
  const allowed = [...new Set([...ordinary, ...special.map(({ lastDay }) => lastDay)])].sort()
  const [earliest = null] = allowed
  const deadlines = [
    ...ordinary.map(lastDay => ({ lastDay, usableUntil: noticeDeadline(lastDay, terms.notice.deadline) })),
    ...special,
  ].filter(({ lastDay }) => lastDay === earliest)
  const noticeUntil =
    deadlines
      .map(({ usableUntil }) => usableUntil)
      .sort()
      .at(-1) ?? null
  return { earliest, latest: allowed.at(-1) ?? null, allowed, special, noticeUntil }
}

export type CancelRefusal = 'cancellationNotPossible' | 'cancellationDateNotAllowed'

/** The notice of a customer, for a last day or for the earliest there is. */
export function cancelled(
  dates: CancellationDates,
  lastDay: PlainDate | null,
):
  | { ok: true; happening: Extract<Happening, { kind: 'ended' }> }
  | { ok: false; reason: CancelRefusal; field: string } {
  const chosen = lastDay ?? dates.earliest
  if (chosen === null || dates.earliest === null) return { ok: false, reason: 'cancellationNotPossible', field: 'date' }
  if (!dates.allowed.includes(chosen)) return { ok: false, reason: 'cancellationDateNotAllowed', field: 'date' }
  const reason = dates.special.some(({ lastDay: day }) => day === chosen) ? 'priceChange' : 'customerRequest'
  return {
    ok: true,
    happening: { kind: 'ended', effectiveOn: addDays(chosen, 1), payload: { reason } },
  }
}
