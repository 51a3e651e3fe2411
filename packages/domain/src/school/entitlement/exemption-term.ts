import { later } from '../../subscription/contract/day-span.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { schoolYearOf } from '../school-year.ts'

/** An exemption from the own share as it was granted. */
export interface GrantedTerm {
  /** Empty: none was. */
  exemption: string
  /** Last day its proof shows it for; null: nobody has said so. */
  exemptionUntil: PlainDate | null
  /** First day of the decision that granted it. */
  validFrom: PlainDate
}

/** Last day of an exemption: that of its proof, else of the school year in which it was granted. */
const lastDayOf = ({ exemptionUntil, validFrom }: GrantedTerm): PlainDate =>
  exemptionUntil ?? schoolYearOf(validFrom).to

/**
 * The last day of an exemption that does not reach a day, as that of a new year; null: it reaches it, or there
 * is none.
 */
export function exemptionEndsBefore(granted: GrantedTerm, day: PlainDate): PlainDate | null {
  const last = lastDayOf(granted)
  return granted.exemption === '' || last >= day ? null : last
}

/** The later of two days until which an exemption is proved; null says nothing. */
export const laterProof = (one: PlainDate | null, other: PlainDate | null): PlainDate | null =>
  one === null || other === null ? (one ?? other) : later(one, other)

/** Whether an exemption still exempts on a day: past the last day of its proof it does not; without one it goes on. */
export const isProvedOn = ({ exemptionUntil }: Pick<GrantedTerm, 'exemptionUntil'>, day: PlainDate): boolean =>
  exemptionUntil === null || day <= exemptionUntil
