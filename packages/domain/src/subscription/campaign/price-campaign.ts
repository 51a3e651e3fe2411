import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts'
import type { PriceMode } from '../billing/price-book.ts'

/** What is said about a new price: by who holds the contract, or by nobody until the last day. */
export const PRICE_ANSWERS = ['continues', 'ends', 'silent'] as const
export type PriceAnswer = (typeof PRICE_ANSWERS)[number]

/** A new price that contracts are told of, as data. The price itself is the tariff's. */
export interface PriceCampaign {
  /** `regulated`: the price holds, and whoever wants may leave · `consent`: it holds for who agrees to it. */
  mode: PriceMode
  /** First day of the new price. */
  effectiveOn: PlainDate
  /** Last day on which an answer is taken. */
  deadline: PlainDate
  /** Days on which who has not answered is reminded, ascending. */
  remindOn: readonly PlainDate[]
  /**
   * Of `consent`: who says nothing keeps the old price until this day and ends with its period; null: ends with the
   * last day of the old price.
   */
  oldPriceUntil: PlainDate | null
}

/** The most reminders of a campaign: more is a nuisance. */
export const MOST_REMINDERS = 3

/** Days there have to be between the first letter and the last day of an answer. */
export const MIN_ANSWER_DAYS = 14

/** What is wrong with a campaign, each with its field. */
export type CampaignFault = { field: keyof PriceCampaign; fault: 'tooSoon' | 'notBefore' | 'notHere' }

/** What keeps a campaign from being released on a day; empty where nothing does. */
export function campaignFaults(campaign: PriceCampaign, today: PlainDate): CampaignFault[] {
  const { mode, effectiveOn, deadline, remindOn, oldPriceUntil } = campaign
  const faults: CampaignFault[] = []
  if (daysBetween(today, deadline) < MIN_ANSWER_DAYS) faults.push({ field: 'deadline', fault: 'tooSoon' })
  if (deadline >= effectiveOn) faults.push({ field: 'deadline', fault: 'notBefore' })
  if (remindOn.some(day => day <= today || day > deadline)) faults.push({ field: 'remindOn', fault: 'notBefore' })
  if (oldPriceUntil !== null && mode !== 'consent') faults.push({ field: 'oldPriceUntil', fault: 'notHere' })
  if (oldPriceUntil !== null && oldPriceUntil < effectiveOn) faults.push({ field: 'oldPriceUntil', fault: 'tooSoon' })
  return faults
}

/** The reminders whose day has come; a day that was missed is made up for once. */
export const remindersDue = ({ remindOn, deadline }: PriceCampaign, today: PlainDate): PlainDate[] =>
  today > deadline ? [] : remindOn.filter(day => day <= today).slice(-1)

/** Whether the last day of an answer has gone by. */
export const isOver = ({ deadline }: Pick<PriceCampaign, 'deadline'>, today: PlainDate): boolean =>
  today >= addDays(deadline, 1)
