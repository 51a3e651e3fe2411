import { integer, integerWithin } from '../uper/integer.ts'
import { optional, required, sequence } from '../uper/sequence.ts'
import { ia5String } from '../uper/strings.ts'
import { countryNumber } from './ranges.ts'

export const vatDetail = sequence({
  country: required(countryNumber),
  /** Tenths of a percent. */
  percentage: required(integerWithin(0, 999)),
  /** In the currency and fraction of the issuing data. */
  amount: optional(integer),
  vatId: optional(ia5String),
})
