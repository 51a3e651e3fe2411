import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { periodAt } from '../billing/period-rule.ts'
import type { Happening } from '../contract/contract-event.ts'
import { earlier } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import { specialRight } from '../terms/special-right.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { PriceAnswer, PriceCampaign } from './price-campaign.ts'

/** A contract that was told of a new price. */
export interface Asked {
  campaign: PriceCampaign
  /** First day of the new price for this contract. */
  from: PlainDate
  announcedOn: PlainDate
}

/** That a contract was told of a new price: with it goes the special right to end. */
export const announcementOf = ({ from, announcedOn }: Omit<Asked, 'campaign'>): Happening => ({
  kind: 'priceAnnounced',
  effectiveOn: from,
  payload: { announcedOn },
})

/**
 * The last day on which an answer is taken: that of the campaign, and where the price holds without one that of the
 * special right.
 */
export function answerableUntil({ campaign, from, announcedOn }: Asked): PlainDate {
  if (campaign.mode === 'consent') return campaign.deadline
  const { usableUntil, lastDay } = specialRight({ announcedOn, from })
  return earlier(usableUntil, lastDay)
}

/**
 * The last day of a contract of which nothing is heard; null: it goes on. With an old price until a day it ends with
 * the period of that day.
 */
export function lastDayOfSilence(
  { campaign, from }: Asked,
  { period }: Pick<SubscriptionTerms, 'period'>,
  anchor: PlainDate,
): PlainDate | null {
  if (campaign.mode !== 'consent') return null
  const { oldPriceUntil } = campaign
  return oldPriceUntil === null || oldPriceUntil < from
    ? addDays(from, -1)
    : addDays(periodAt(period, anchor, oldPriceUntil).to, -1)
}

const endedAfter = (lastDay: PlainDate): Happening => ({
  kind: 'ended',
  effectiveOn: addDays(lastDay, 1),
  payload: { reason: 'priceChange' },
})

/**
 * What an answer does to a contract. An end that is known already stays where it is earlier: of several the first
 * holds.
 */
export function happeningsOfAnswer(
  asked: Asked,
  answer: PriceAnswer,
  terms: Pick<SubscriptionTerms, 'period'>,
  { anchor }: Pick<Timeline, 'anchor'>,
): Happening[] {
  const { campaign, from } = asked
  if (answer === 'ends') return [endedAfter(addDays(from, -1))]
  if (answer === 'continues')
    return campaign.mode === 'consent'
      ? [{ kind: 'priceAgreed', effectiveOn: from, payload: { basis: 'consent', bookDay: from } }]
      : []
  const lastDay = lastDayOfSilence(asked, terms, anchor)
  return lastDay === null ? [] : [endedAfter(lastDay)]
}

export type AnswerRefusal = 'priceAnswered' | 'priceContractEnds' | 'priceAnswerTooLate'

/**
 * Whether an answer is still taken: once, to the end of its last day, and not of a contract that ends before the new
 * price: a cancellation wins over a consent. Whoever comes too late is shown how to order anew.
 */
export function refusedAnswer(
  asked: Asked,
  { span }: Pick<Timeline, 'span'>,
  { answer, today }: { answer: PriceAnswer | null; today: PlainDate },
): AnswerRefusal | undefined {
  if (answer === 'continues' || answer === 'ends') return 'priceAnswered'
  if (today > answerableUntil(asked) || answer === 'silent') return 'priceAnswerTooLate'
  return span.to <= asked.from ? 'priceContractEnds' : undefined
}
