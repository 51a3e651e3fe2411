import { collectionDate } from '../../collection/collection-date.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import { earlier, later, NO_END, within } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import { fold, type Timeline } from '../contract/timeline.ts'
import { type ContractFacts, planOf } from './facts.ts'
import { periodAt } from './period-rule.ts'
import { project } from './project.ts'

/** Days before a collection from which its claims are booked, so that notice and file fit in between. */
export const CLAIM_LEAD_DAYS = 21

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

/** How far ahead a run may claim today: `until` for `project`. */
export function claimableUntil(facts: ContractFacts): PlainDate {
  const today = businessDateOf(facts.knownUntil)
  const timeline = fold(facts.events, facts.knownUntil)
  if (!timeline) return today
  const { terms } = facts
  let period = periodAt(terms.period, timeline.anchor, later(today, timeline.span.from))
  while (claimDay(facts, timeline, period.from) <= today) period = periodAt(terms.period, timeline.anchor, period.to)
  return period.from
}

/**
 * The first day on which something of a contract has to be claimed, if nothing happens until then; today where there
 * is something now; null where nothing can follow, or people have to look first.
 */
export function nextLook(facts: ContractFacts): PlainDate | null {
  const until = claimableUntil(facts)
  const now = project(facts, until)
  if (!now.ok) return null
  if (now.claims.length > 0) return businessDateOf(facts.knownUntil)
  const timeline = fold(facts.events, facts.knownUntil)
  if (!timeline) return null
  const [covered] = within(timeline.covered, { from: until, to: NO_END })
  const days = timeline.charges.map(({ on }) => on).filter(on => on >= until)
  if (covered) {
    const { from } = periodAt(facts.terms.period, timeline.anchor, covered.from)
    days.push(claimDay(facts, timeline, from))
  }
  return days.sort()[0] ?? null
}
