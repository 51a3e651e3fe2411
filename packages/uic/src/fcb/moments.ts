import type { IssuingData } from './issuing-data.ts'

/** A day and the minutes since its midnight, where the journey starts or ends. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  date: string
  minutes: number
}

type IssuedAt = Pick<IssuingData, 'issuingYear' | 'issuingDay' | 'issuingTime'>

interface ValidityFields {
  validFromDay: number
  validFromTime?: number
  validUntilDay: number
  validUntilTime?: number
}

const MINUTE = 60_000
const DAY = 86_400_000
const LAST_MINUTE = 1439

/** The issuing date of FCB: year, day of the year from 1, and minute of the day, all in UTC. */
export function issuedAt(epochMillis: number): IssuedAt {
  const issuingYear = new Date(epochMillis).getUTCFullYear()
  const sinceNewYear = epochMillis - Date.UTC(issuingYear, 0, 1)
  return {
    issuingYear,
    issuingDay: Math.floor(sinceNewYear / DAY) + 1,
    issuingTime: Math.floor((sinceNewYear % DAY) / MINUTE),
  }
}

/** Milliseconds since 1970, exact to the minute. */
export function issuedEpoch({ issuingYear, issuingDay, issuingTime }: IssuedAt): number {
  return Date.UTC(issuingYear, 0, issuingDay) + issuingTime * MINUTE
}

/** FCB counts the first day from the issuing date (UTC) and the last from the first; times of day stay local. */
export function validityFields(issued: IssuedAt, from: LocalMoment, until: LocalMoment): Required<ValidityFields> {
  return {
    validFromDay: dayNumber(from.date) - issuedDay(issued),
    validFromTime: from.minutes,
    validUntilDay: dayNumber(until.date) - dayNumber(from.date),
    validUntilTime: until.minutes,
  }
}

/** The local validity; a missing time means the whole first or last day. */
export function validityOf(issued: IssuedAt, fields: ValidityFields): { from: LocalMoment; until: LocalMoment } {
  const firstDay = issuedDay(issued) + fields.validFromDay
  return {
    from: { date: dateOf(firstDay), minutes: fields.validFromTime ?? 0 },
    until: { date: dateOf(firstDay + fields.validUntilDay), minutes: fields.validUntilTime ?? LAST_MINUTE },
  }
}

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY
const issuedDay = (issued: IssuedAt): number => Math.floor(issuedEpoch(issued) / DAY)
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
