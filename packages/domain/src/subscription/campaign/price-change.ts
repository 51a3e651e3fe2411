import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { type ClaimComponent, PERIOD_COMPONENTS } from '../billing/component.ts'
import type { ContractFacts } from '../billing/facts.ts'
import { periodAt } from '../billing/period-rule.ts'
import { preview, project } from '../billing/project.ts'
import type { Happening } from '../contract/contract-event.ts'
import { hasDay } from '../contract/day-span.ts'
import { fold, type Timeline } from '../contract/timeline.ts'
import type { PriceCampaign } from './price-campaign.ts'

/**
 * Why a contract is told of a new price, or is not. `ending`: it ends before · `later`: it begins with the new price ·
 * `otherMode`: something else was agreed about new prices · `unclear`: people have to look at it first.
 */
export const CAMPAIGN_CAUSES = ['changed', 'unchanged', 'ending', 'later', 'otherMode', 'unclear'] as const
export type CampaignCause = (typeof CAMPAIGN_CAUSES)[number]

/** What a campaign changes for a contract. */
export type CampaignChange =
  | {
      cause: 'changed'
      /** First day of the new price for this contract: its first period on or after that of the campaign. */
      from: PlainDate
      /** What the first period costs that is travelled, of all payers together, gross. */
      beforeCents: number
      afterCents: number
    }
  | { cause: Exclude<CampaignCause, 'changed'> }

/** Periods that are looked through for one that is travelled: longer than any pause. */
const MOST_PERIODS = 24

const newPrice = (from: PlainDate): Happening => ({
  kind: 'priceAgreed',
  effectiveOn: from,
  payload: { basis: 'consent', bookDay: from },
})

const oldPrice = (from: PlainDate): Happening => ({
  kind: 'priceAgreed',
  effectiveOn: from,
  payload: { basis: 'consent', bookDay: addDays(from, -1) },
})

/** First day of the first period that begins on a day or later. */
function periodFrom({ terms }: ContractFacts, { anchor }: Timeline, day: PlainDate): PlainDate {
  const period = periodAt(terms.period, anchor, day)
  return period.from === day ? day : period.to
}

/** First day of the first period that is travelled from a day on; undefined where none is. */
function travelledFrom({ terms }: ContractFacts, { anchor, covered }: Timeline, day: PlainDate) {
  let period = periodAt(terms.period, anchor, day)
  for (let looked = 0; looked < MOST_PERIODS; looked += 1, period = periodAt(terms.period, anchor, period.to))
    if (covered.some(span => hasDay(span, period.from))) return period.from
  return undefined
}

const isOfPeriod = (component: ClaimComponent): boolean => PERIOD_COMPONENTS.some(each => each === component)

/** What a period costs in all, if something happened now: what is booked of it, and what is still to be. */
function costOf(facts: ContractFacts, happening: Happening | null, periodStart: PlainDate): number | null {
  const until = addDays(periodStart, 1)
  const projection = happening ? preview(facts, happening, until) : project(facts, until)
  if (!projection.ok) return null
  return [...projection.claims, ...facts.claimed]
    .filter(one => one.periodStart === periodStart && isOfPeriod(one.component))
    .reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * What a campaign changes for a contract, by the very projection that claims it: as it is now and as it would be with
 * the other price.
 */
export function priceChangeOf(
  { mode, effectiveOn }: Pick<PriceCampaign, 'mode' | 'effectiveOn'>,
  facts: ContractFacts,
): CampaignChange {
  const timeline = fold(facts.events, facts.knownUntil)
  if (!timeline) return { cause: 'ending' }
  if (facts.terms.priceMode !== mode) return { cause: 'otherMode' }
  if (timeline.parked !== null) return { cause: 'unclear' }
  if (timeline.span.from >= effectiveOn) return { cause: 'later' }
  const from = periodFrom(facts, timeline, effectiveOn)
  const travelled = travelledFrom(facts, timeline, from)
  if (timeline.span.to <= from || travelled === undefined) return { cause: 'ending' }
  const before = costOf(facts, mode === 'consent' ? null : oldPrice(from), travelled)
  const after = costOf(facts, mode === 'consent' ? newPrice(from) : null, travelled)
  if (before === null || after === null) return { cause: 'unclear' }
  return before === after ? { cause: 'unchanged' } : { cause: 'changed', from, beforeCents: before, afterCents: after }
}
