import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { type PeriodRule, periodAt } from '../billing/period-rule.ts'
import { type DaySpan, united, within, without } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'

/** A claim of a fare, as it was booked. */
export interface FareClaim {
  id: string
  periodStart: PlainDate
  revision: number
  cents: Cents
  vatCents: Cents
}

/** What somebody can travel with from `from` until `to`, the first day after it. */
export interface WantedPass extends DaySpan {
  product: string
  /** The claim it stands on: the latest that asks for something, or the one of a product that costs nothing. */
  claim: FareClaim
  /** What was claimed of its period in all. */
  cents: Cents
  vatCents: Cents
}

/** What backs a period; undefined where all of it was given back. */
function backing(claims: readonly FareClaim[]): Pick<WantedPass, 'claim' | 'cents' | 'vatCents'> | undefined {
  const sum = (field: 'cents' | 'vatCents') => claims.reduce((total, claim) => total + claim[field], 0)
  const cents = sum('cents')
  const isFree = claims.every(claim => claim.cents === 0)
  const claim = claims
    .filter(one => one.cents > 0 || isFree)
    .reduce<FareClaim | undefined>((last, one) => (last && last.revision >= one.revision ? last : one), undefined)
  return claim && (cents > 0 || isFree) ? { claim, cents, vatCents: sum('vatCents') } : undefined
}

/**
 * The passes a contract has on its holder's phone: one for the days of each claimed period that are covered and not
 * blocked. What is over by `today` is none any more, and what is on a card is no pass.
 */
export function wantedPasses(
  timeline: Timeline | null,
  { period: rule }: { period: PeriodRule },
  claims: readonly FareClaim[],
  today: PlainDate,
): WantedPass[] {
  if (!timeline) return []
  const blocked = united(timeline.blocked.flatMap(({ spans }) => spans))
  const starts = [...new Set(claims.map(({ periodStart }) => periodStart))].sort()
  return starts.flatMap(start => {
    const period = periodAt(rule, timeline.anchor, start)
    const backed = backing(claims.filter(({ periodStart }) => periodStart === start))
    if (!backed || period.to <= today) return []
    return without(within(timeline.covered, period), blocked)
      .filter(({ from, to }) => to > today && stepAt(timeline.mediums, from)?.value.kind === 'phone')
      .map(span => ({ ...span, ...backed, product: stepAt(timeline.products, span.from)?.value ?? '' }))
  })
}

/** A pass that was issued and is good. */
export interface HeldPass extends DaySpan {
  id: string
  product: string
}

const isSame = (held: HeldPass, wanted: WantedPass): boolean =>
  held.from === wanted.from && held.to === wanted.to && held.product === wanted.product

/**
 * What has to be issued and revoked so that somebody holds what is wanted. What is over already stays as it is: it is
 * good for nothing more.
 */
export const passChanges = (
  wanted: readonly WantedPass[],
  held: readonly HeldPass[],
  today: PlainDate,
): { issue: WantedPass[]; revoke: string[] } => ({
  issue: wanted.filter(one => !held.some(other => isSame(other, one))),
  revoke: held.filter(one => one.to > today && !wanted.some(other => isSame(one, other))).map(({ id }) => id),
})
