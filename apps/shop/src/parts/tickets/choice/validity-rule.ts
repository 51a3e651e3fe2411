import type { Validity } from '@billett/contract'
import { type Period, periodOf, VALIDITY_TYPE, type ValidityRule } from '@billett/domain'
import type { Start } from './validity-start.ts'

/** The rule behind a validity, as the domain counts with it. */
function ruleOf({ type, choices, minutes, days, calendar, fromTime, untilTime }: Validity): ValidityRule {
  const until = untilTime === null ? {} : { untilTime }
  switch (type) {
    case VALIDITY_TYPE.listDate:
      return { type: 'listDate', dates: choices, ...until }
    case VALIDITY_TYPE.listTime:
      return { type: 'listTime', times: choices, minutes: minutes ?? 0 }
    case VALIDITY_TYPE.dateTime:
      return { type: 'dateTime', minutes: minutes ?? 0 }
    case VALIDITY_TYPE.week:
      return { type: 'week', calendar, ...until }
    case VALIDITY_TYPE.month:
      return { type: 'month', calendar, ...until }
    case VALIDITY_TYPE.year:
      return { type: 'year', calendar, ...until }
    default:
      return { type: 'date', days: days ?? 1, ...(fromTime === null ? {} : { fromTime }), ...until }
  }
}

/** From when to when a ticket is valid that begins there. `zone` is an IANA name. */
export const periodFrom = (validity: Validity, { date, time }: Pick<Start, 'date' | 'time'>, zone: string): Period =>
  periodOf(ruleOf(validity), date, time || '00:00', zone)
