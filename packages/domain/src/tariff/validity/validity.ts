import { type Instant, startOfMinute } from '../../time/instant.ts'
import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts'
import { localDate, type PlainTime } from '../../time/zone.ts'
import type { ValidityRule } from '../model.ts'
import { type Period, periodOf } from './validity-period.ts'

export interface ValidityChoice {
  date: PlainDate
  /** Asked for by the types `listTime` and `dateTime`. */
  time?: PlainTime
  now: Instant
  /** How many days ahead may be bought (Spec 1 §9: 90). */
  preSaleDays: number
}

export type ValidityRefusal = 'badDate' | 'badTime' | 'timeMissing' | 'inThePast' | 'tooFarAhead' | 'notAvailable'

export type Validity = ({ ok: true } & Period) | { ok: false; reason: ValidityRefusal }

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

const refuse = (reason: ValidityRefusal): Validity => ({ ok: false, reason })

/** When a ticket is valid that a passenger chooses for a day (and time), or why it cannot be chosen. */
export const validityOf = (rule: ValidityRule, choice: ValidityChoice, zone: string): Validity => {
  const { date, now } = choice
  if (!isPlainDate(date)) return refuse('badDate')
  const timed = 'minutes' in rule
  if (timed && choice.time !== undefined && !TIME.test(choice.time)) return refuse('badTime')
  const today = localDate(now, zone)

  if (date < today) return refuse('inThePast')
  if (date > addDays(today, choice.preSaleDays)) return refuse('tooFarAhead')
  if (timed && choice.time === undefined) return refuse('timeMissing')
  if (rule.type === 'listDate' && !rule.dates.includes(date)) return refuse('notAvailable')
  if (rule.type === 'listTime' && !rule.times.some(time => time.slice(0, 5) === choice.time?.slice(0, 5)))
    return refuse('notAvailable')
  const period = periodOf(rule, date, choice.time ?? '00:00', zone)
  if (timed && period.validFrom < startOfMinute(now)) return refuse('inThePast')
  return { ok: true, ...period }
}
