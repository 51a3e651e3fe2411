import type { Validity } from '@billett/contract'
import { type Period, periodOf, ruleOfNumbers, type ValidityRule } from '@billett/domain'
import type { Start } from './validity-start.ts'

/** A server newer than this page may know a type that the page does not: what it can say then is the chosen day. */
const ONE_DAY: ValidityRule = { type: 'date', days: 1 }

/** From when to when a ticket is valid that begins there. `zone` is an IANA name. */
export const periodFrom = (validity: Validity, { date, time }: Pick<Start, 'date' | 'time'>, zone: string): Period =>
  periodOf(ruleOfNumbers(validity) ?? ONE_DAY, date, time || '00:00', zone)
