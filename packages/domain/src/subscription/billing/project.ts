import { collectionDate } from '../../collection/collection-date.ts'
import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import type { Happening, ParkReason } from '../contract/contract-event.ts'
import { later } from '../contract/day-span.ts'
import { fold, type Timeline } from '../contract/timeline.ts'
import { absenceOf } from './absence.ts'
import type { Claim } from './claim.ts'
import { desired } from './desired.ts'
import { type ContractFacts, planOf } from './facts.ts'
import { type ClaimKey, keyOf } from './owed.ts'
import { periodAt } from './period-rule.ts'
import { type Delta, reconcile } from './reconcile.ts'

/** What has to be claimed, or why people have to look at the contract first, and the period it is about. */
export type Projection =
  | { ok: true; claims: Claim[] }
  | { ok: false; reason: Exclude<ParkReason, 'failed'>; periodStart: PlainDate }

/** What lies behind the horizon and was claimed already is looked at too: it may have to be given back. */
const horizon = ({ claimed }: ContractFacts, until: PlainDate): PlainDate =>
  claimed.reduce((to, { periodStart }) => later(to, addDays(periodStart, 1)), until)

/** A claim needs its notice, a credit waits for the next collection only; neither comes before its period. */
function dueOn(facts: ContractFacts, { payer, periodStart, cents }: Delta, today: PlainDate): PlainDate {
  const plan = planOf(facts, payer)
  return collectionDate(plan, later(periodStart, addDays(today, cents > 0 ? plan.noticeDays : 1)))
}

const endOf = (timeline: Timeline | null, { terms }: ContractFacts, { component, periodStart }: ClaimKey): PlainDate =>
  timeline && (component === 'fare' || component === 'surcharge' || component === 'discount')
    ? periodAt(terms.period, timeline.anchor, periodStart).to
    : addDays(periodStart, 1)

/** The projection of a timeline that is folded already. */
export function projectTimeline(facts: ContractFacts, timeline: Timeline | null, until: PlainDate): Projection {
  const { terms, prices, claimed, knownUntil } = facts
  const today = businessDateOf(knownUntil)
  const all = timeline ? desired(timeline, terms, prices, horizon(facts, until)) : { ok: true as const, owed: [] }
  if (!all.ok) return all
  const deltas = reconcile(all.owed, claimed)
  const tooOld = deltas.find(({ periodStart }) => periodStart < addMonths(today, -terms.correctionMonths))
  if (tooOld) return { ok: false, reason: 'correctionTooOld', periodStart: tooOld.periodStart }
  const claims = deltas.map((delta): Claim => {
    const { owed, beforeCents, ...claim } = delta
    const absence = owed.length === 0 ? absenceOf(timeline, terms, delta) : null
    return {
      ...claim,
      periodEnd: owed[0]?.periodEnd ?? endOf(timeline, facts, delta),
      dueOn: dueOn(facts, delta, today),
      why: { owed: owed.map(({ why }) => why), beforeCents, absence },
    }
  })
  const order = (claim: Claim) => `${claim.periodStart}|${keyOf(claim)}|${claim.revision}`
  return { ok: true, claims: claims.sort((a, b) => (order(a) < order(b) ? -1 : 1)) }
}

/**
 * What is to be booked of all periods that begin before `until`: what is owed less what was claimed. Booked and asked
 * again there is nothing more, and what happens late or for days gone by comes out as a difference.
 */
export const project = (facts: ContractFacts, until: PlainDate): Projection =>
  projectTimeline(facts, fold(facts.events, facts.knownUntil), until)

/** The facts as they would be if something happened now. */
export const withHappening = (facts: ContractFacts, happening: Happening): ContractFacts => ({
  ...facts,
  events: [
    ...facts.events,
    {
      ...happening,
      seq: facts.events.reduce((last, { seq }) => Math.max(last, seq), 0) + 1,
      recordedOn: facts.knownUntil,
    },
  ],
})

/** What would be booked if something happened now: the very projection that books it when it has happened. */
export const preview = (facts: ContractFacts, happening: Happening, until: PlainDate): Projection =>
  project(withHappening(facts, happening), until)
