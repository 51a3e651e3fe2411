import { epochOf, type Instant, toInstant } from '../time/instant.ts'
import { addDays, isPlainDate, type PlainDate } from '../time/plain-date.ts'
import { BERLIN, localDate, type PlainTime, wallClock } from '../time/zone.ts'
import type { ValidityRule } from './model.ts'
import { type Period, periodOf } from './validity-period.ts'

export interface ValidityChoice {
  date: PlainDate
  /** Asked for by the types `listTime` and `dateTime`. */
  time?: PlainTime
  now: Instant
  /** How many days ahead may be bought (Spec 1 §9: 90). */
  preSaleDays: number
}

export const PRE_SALE_DAYS = 90

export interface PossibleChoice {
  date: PlainDate
  time?: PlainTime
}

export type ValidityRefusal = 'badDate' | 'badTime' | 'timeMissing' | 'inThePast' | 'tooFarAhead' | 'notAvailable'

/** `nextPossible` is the choice to move to instead (Spec 1 §5); missing where there is none. */
export type Validity = ({ ok: true } & Period) | { ok: false; reason: ValidityRefusal; nextPossible?: PossibleChoice }

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const MINUTE = 60_000

const thisMinute = (now: Instant): Instant => toInstant(Math.floor(epochOf(now) / MINUTE) * MINUTE)

const refuse = (reason: ValidityRefusal, nextPossible?: PossibleChoice): Validity =>
  nextPossible ? { ok: false, reason, nextPossible } : { ok: false, reason }

/** The first choice at or after `wanted` that the rule allows, within the days on sale. */
const nextChoice = (
  rule: ValidityRule,
  wanted: PossibleChoice,
  now: Instant,
  last: PlainDate,
  zone: string,
): PossibleChoice | undefined => {
  const from = wallClock(thisMinute(now), zone)
  const date = wanted.date < from.date ? from.date : wanted.date
  if (date > last) return undefined
  const begun = (choice: PossibleChoice): boolean =>
    periodOf(rule, choice.date, choice.time ?? '00:00', zone).validFrom < thisMinute(now)
  switch (rule.type) {
    case 'listDate': {
      const listed = rule.dates.toSorted().find(day => day >= date)
      return listed !== undefined && listed <= last ? { date: listed } : undefined
    }
    case 'listTime': {
      const wantedTime = date === wanted.date ? (wanted.time ?? '').slice(0, 5) : ''
      const days = [date, addDays(date, 1), addDays(date, 2)].filter(day => day <= last)
      const times = rule.times.map(time => time.slice(0, 5)).toSorted()
      const choices = days.flatMap(day => times.map(time => ({ date: day, time })))
      return choices.find(choice => (choice.date > date || choice.time >= wantedTime) && !begun(choice))
    }
    case 'dateTime': {
      const choice = { date, time: wanted.time ?? from.time.slice(0, 5) }
      return begun(choice) ? { date: from.date, time: from.time.slice(0, 5) } : choice
    }
    default:
      return { date }
  }
}

/** When a ticket is valid that a passenger chooses for a day (and time), or why it cannot be chosen and what can. */
export const validityOf = (rule: ValidityRule, choice: ValidityChoice, zone: string = BERLIN): Validity => {
  const { date, now } = choice
  if (!isPlainDate(date)) return refuse('badDate')
  const timed = 'minutes' in rule
  if (timed && choice.time !== undefined && !TIME.test(choice.time)) return refuse('badTime')
  const today = localDate(now, zone)
  const last = addDays(today, choice.preSaleDays)
  const wanted: PossibleChoice = timed && choice.time !== undefined ? { date, time: choice.time } : { date }
  const next = (): PossibleChoice | undefined => nextChoice(rule, wanted, now, last, zone)

  if (date < today) return refuse('inThePast', next())
  if (date > last) return refuse('tooFarAhead')
  if (timed && choice.time === undefined) return refuse('timeMissing', next())
  if (rule.type === 'listDate' && !rule.dates.includes(date)) return refuse('notAvailable', next())
  if (rule.type === 'listTime' && !rule.times.some(time => time.slice(0, 5) === choice.time?.slice(0, 5))) {
    return refuse('notAvailable', next())
  }
  const period = periodOf(rule, date, choice.time ?? '00:00', zone)
  if (timed && period.validFrom < thisMinute(now)) return refuse('inThePast', next())
  return { ok: true, ...period }
}
