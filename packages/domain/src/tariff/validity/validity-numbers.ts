import type { PlainTime } from '../../time/zone.ts'
import type { ValidityRule } from '../model.ts'
import { VALIDITY_TYPE } from './validity-type.ts'

/** A validity as calls carry it: the type by its number (Spec 1 §9), and the rule in numbers. */
export interface ValidityNumbers {
  type: number
  /** Of a chosen time. */
  minutes: number | null
  days: number | null
  /** Whether a week, month or year is one of the calendar. */
  calendar: boolean
  /** `HH:mm`: days begin then; the last one ends then on the day after. */
  fromTime: PlainTime | null
  untilTime: PlainTime | null
  /** For a list of days or times: what can be chosen. */
  choices: string[]
}

const clock = (time: PlainTime | undefined): PlainTime | null => time?.slice(0, 5) ?? null

export function validityNumbers(rule: ValidityRule): ValidityNumbers {
  const type = VALIDITY_TYPE[rule.type]
  const none = { type, minutes: null, days: null, calendar: false, fromTime: null, untilTime: null, choices: [] }
  switch (rule.type) {
    case 'listDate':
      return { ...none, choices: rule.dates, untilTime: clock(rule.untilTime) }
    case 'listTime':
      return { ...none, choices: rule.times.map(time => time.slice(0, 5)), minutes: rule.minutes }
    case 'dateTime':
      return { ...none, minutes: rule.minutes }
    case 'date':
      return { ...none, days: rule.days, fromTime: clock(rule.fromTime), untilTime: clock(rule.untilTime) }
    case 'week':
    case 'month':
    case 'year':
      return { ...none, calendar: rule.calendar, untilTime: clock(rule.untilTime) }
  }
}

const isType = (name: string): name is ValidityRule['type'] => Object.hasOwn(VALIDITY_TYPE, name)

const typeOf = (number: number): ValidityRule['type'] | undefined =>
  Object.keys(VALIDITY_TYPE)
    .filter(isType)
    .find(name => VALIDITY_TYPE[name] === number)

/** The rule that the numbers tell of; undefined where the type has none of the seven numbers. */
export function ruleOfNumbers(numbers: ValidityNumbers): ValidityRule | undefined {
  const { calendar, choices, days, minutes } = numbers
  const from = numbers.fromTime === null ? {} : { fromTime: numbers.fromTime }
  const until = numbers.untilTime === null ? {} : { untilTime: numbers.untilTime }
  const type = typeOf(numbers.type)
  switch (type) {
    case 'listDate':
      return { type, dates: choices, ...until }
    case 'listTime':
      return { type, times: choices, minutes: minutes ?? 0 }
    case 'dateTime':
      return { type, minutes: minutes ?? 0 }
    case 'date':
      return { type, days: days ?? 1, ...from, ...until }
    case 'week':
    case 'month':
    case 'year':
      return { type, calendar, ...until }
    case undefined:
      return undefined
  }
}
