import { integerWithin } from '../uper/integer.ts'

/** Value ranges of version 1.3 that version 3 has widened. */
export const productNumber = integerWithin(0, 32_000)
/** Days after the issuing date. */
export const daysFromIssue = integerWithin(-1, 700)
/** Days after the first day of validity; days of the year. */
export const days = integerWithin(0, 370)
