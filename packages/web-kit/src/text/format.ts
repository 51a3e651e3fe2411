import { formatMoney, type Language, LOCALES } from '@billett/domain'

/** What the shop's region counts and lives in. */
export interface Region {
  /** ISO 4217 */
  currency: string
  /** IANA name */
  timeZone: string
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/**
 * Made when it is first asked for: the browser takes milliseconds for each of these, and no screen shows all of them.
 */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Shows amounts and times the way a reader of `language` expects them, in the region's currency and zone. */
export function createFormat(language: Language, { currency, timeZone }: Region) {
  const locale = LOCALES[language]
  const dates = (options: Intl.DateTimeFormatOptions, zone: string) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }))
  const plainDay = dates(DAY, 'UTC')
  const plainLongDay = dates({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC')
  const plainShortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC')
  const plainMonth = dates({ month: 'long', year: 'numeric' }, 'UTC')
  const plainDayMonth = dates({ day: 'numeric', month: 'long' }, 'UTC')
  const plainRange = dates({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC')
  const zonedDay = dates(DAY, timeZone)
  const zonedClock = dates({ hour: '2-digit', minute: '2-digit' }, timeZone)
  const zonedRunning = dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' }, timeZone)
  const exact = dates({ dateStyle: 'long', timeStyle: 'long' }, timeZone)
  const dayAndClock = (moment: Date): string => `${zonedDay().format(moment)}, ${zonedClock().format(moment)}`
  const plainNumber = once(() => new Intl.NumberFormat(locale))
  const noon = (plainDate: string) => new Date(`${plainDate}T12:00:00Z`)

  return {
    /** Smallest units of the currency. */
    money: (cents: number): string => formatMoney(cents, currency, language),
    /** 12345 -> 12.345 */
    number: (value: number): string => plainNumber().format(value),
    /** `YYYY-MM-DD` -> 21.11.2026 */
    date: (plainDate: string): string => plainDay().format(noon(plainDate)),
    /** `YYYY-MM-DD` -> Sa., 21. November 2026 */
    longDate: (plainDate: string): string => plainLongDay().format(noon(plainDate)),
    /** `YYYY-MM-DD` -> Sa., 21. Nov. */
    shortDate: (plainDate: string): string => plainShortDay().format(noon(plainDate)),
    /** `YYYY-MM-DD` -> November 2026 */
    monthOfYear: (plainDate: string): string => plainMonth().format(noon(plainDate)),
    /** `YYYY-MM-DD` -> 21. November */
    dayMonth: (plainDate: string): string => plainDayMonth().format(noon(plainDate)),
    /** Two `YYYY-MM-DD` -> 1.–30. Nov. 2026 */
    dayRange: (first: string, last: string): string => plainRange().formatRange(noon(first), noon(last)),
    /** Wall clock `YYYY-MM-DDTHH:mm` -> 21.11.2026, 14:30 */
    wallClock: (plain: string): string => `${plainDay().format(noon(plain.slice(0, 10)))}, ${plain.slice(11, 16)}`,
    /** The day of a moment in the region. */
    instantDate: (instant: string): string => zonedDay().format(new Date(instant)),
    /** The clock of a moment in the region: 14:30 */
    instantTime: (instant: string): string => zonedClock().format(new Date(instant)),
    /** The same as it runs: 14:30:07 */
    instantClock: (instant: string): string => zonedRunning().format(new Date(instant)),
    /** Date and time to the second, as a receipt states them: 21. November 2026 um 14:30:07 MEZ */
    exactMoment: (instant: string): string => exact().format(new Date(instant)),
    instantDateTime: (instant: string): string => dayAndClock(new Date(instant)),
    /** The clock of a moment of today, with its day of any other; `now` in milliseconds since 1970. */
    instantShort: (instant: string, now: number): string => {
      const moment = new Date(instant)
      const isToday = zonedDay().format(moment) === zonedDay().format(now)
      return isToday ? zonedClock().format(moment) : dayAndClock(moment)
    },
  }
}

export type Format = ReturnType<typeof createFormat>

/** Splits minutes for `common.hours`, `common.minutes` and `common.hoursMinutes`. */
export function durationParts(minutes: number): {
  key: 'hours' | 'minutes' | 'hoursMinutes'
  hours: number
  minutes: number
} {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (parts.hours === 0) return { key: 'minutes', ...parts }
  return { key: parts.minutes === 0 ? 'hours' : 'hoursMinutes', ...parts }
}

/** Hours and minutes in whole words, as they are read out: `1 Stunde 4 Minuten`; nothing for none. */
export function minutesInWords(language: string, minutes: number): string {
  const { hours, minutes: rest } = durationParts(minutes)
  return [hours > 0 && unitWords(language, 'hour', hours), rest > 0 && unitWords(language, 'minute', rest)]
    .filter(Boolean)
    .join(' ')
}

/** A number of hours, minutes or seconds in whole words, as it is read out: `1 Stunde`. */
export const unitWords = (language: string, unit: 'hour' | 'minute' | 'second', count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
