import { collectionDate } from '../../collection/collection-date.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import { earlier, later, NO_END, within } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import { fold, type Timeline } from '../contract/timeline.ts'
import type { Claim } from './claim.ts'
import { type ContractFacts, planOf } from './facts.ts'
import { periodAt } from './period-rule.ts'
import { type Projection, projectTimeline } from './project.ts'

/** Days before a collection from which its claims are booked, so that notice and file fit in between. */
const CLAIM_LEAD_DAYS = 21

/**
 * The first day on which a period is claimed: so many days before its collection, but not while the month's deadline
 * for changes is still to come, and when it begins at the latest: its pass stands on the claim.
 */
function claimDay(facts: ContractFacts, timeline: Timeline, periodStart: PlainDate): PlainDate {
  const shares = stepAt(timeline.shares, later(periodStart, timeline.span.from))?.value ?? []
  const lead = shares
    .map(({ payer }) => addDays(collectionDate(planOf(facts, payer), periodStart), -CLAIM_LEAD_DAYS))
    .reduce(earlier, periodStart)
  const { deadlineDay } = facts.terms
  if (deadlineDay === null) return lead
  const afterDeadline = addDays(addMonths(firstOfMonth(periodStart), -1), deadlineDay)
  return earlier(later(lead, afterDeadline), periodStart)
}

function horizonOf(facts: ContractFacts, timeline: Timeline): PlainDate {
  const today = businessDateOf(facts.knownUntil)
  const { period: rule } = facts.terms
  let period = periodAt(rule, timeline.anchor, later(today, timeline.span.from))
  while (claimDay(facts, timeline, period.from) <= today) period = periodAt(rule, timeline.anchor, period.to)
  return period.from
}

/** How far ahead a run may claim today: `until` for `project`. */
export function claimableUntil(facts: ContractFacts): PlainDate {
  const timeline = fold(facts.events, facts.knownUntil)
  return timeline ? horizonOf(facts, timeline) : businessDateOf(facts.knownUntil)
}

/** When something has to be claimed again, if all before `until` is: null where nothing can follow. */
function lookAfter(facts: ContractFacts, timeline: Timeline, until: PlainDate): PlainDate | null {
  const [covered] = within(timeline.covered, { from: until, to: NO_END })
  const days = timeline.charges.map(({ on }) => on).filter(on => on >= until)
  if (covered) {
    const { from } = periodAt(facts.terms.period, timeline.anchor, covered.from)
    days.push(claimDay(facts, timeline, from))
  }
  return days.sort()[0] ?? null
}

/** What has to be claimed today, and when to look again once it is booked; or why people have to look first. */
export type DayOfClaims = { ok: true; claims: Claim[]; nextLook: PlainDate | null } | Extract<Projection, { ok: false }>

/** What a run does with a contract: everything that may be claimed today, and the day it comes back on. */
export function claimToday(facts: ContractFacts): DayOfClaims {
  const timeline = fold(facts.events, facts.knownUntil)
  // Whatever else happens to it meanwhile: only people let it go on.
  if (timeline?.parked === 'byHand') return { ok: true, claims: [], nextLook: null }
  const until = timeline ? horizonOf(facts, timeline) : businessDateOf(facts.knownUntil)
  const projection = projectTimeline(facts, timeline, until)
  if (!projection.ok) return projection
  return { ...projection, nextLook: timeline && lookAfter(facts, timeline, until) }
}

/**
 * The first day on which something of a contract has to be claimed, if nothing happens until then; today where there
 * is something now; null where nothing can follow, or people have to look first.
 */
export function nextLook(facts: ContractFacts): PlainDate | null {
  const today = claimToday(facts)
  if (!today.ok) return null
  return today.claims.length > 0 ? businessDateOf(facts.knownUntil) : today.nextLook
}
