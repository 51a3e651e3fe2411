import { integerWithin } from '../uper/integer.ts'

/** Value ranges that the schema uses again and again. */
export const companyCode = integerWithin(1, 32_000)
export const serviceBrand = integerWithin(1, 32_000)
export const stationNumber = integerWithin(1, 9_999_999)
export const productNumber = integerWithin(0, 65_535)
export const issuingYear = integerWithin(2016, 2269)
export const dayOfYear = integerWithin(1, 366)
/** Minutes since midnight. Version 1.3 knows 24:00, which version 3 leaves out of the same bits. */
export const timeOfDay = integerWithin(0, 1440)
/** Quarter hours; UTC = local time + offset. */
export const utcOffset = integerWithin(-60, 60)
/** Days after the issuing date. */
export const daysFromIssue = integerWithin(-367, 700)
/** Days after the first day of validity. */
export const daysFromFirstDay = integerWithin(-1, 500)
export const activatedDay = integerWithin(0, 500)
/** ISO 3166 numeric. */
export const countryNumber = integerWithin(1, 999)
/** Transport type of EN 1545-1. */
export const transportType = integerWithin(0, 31)
