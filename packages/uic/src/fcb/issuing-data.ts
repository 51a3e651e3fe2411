import { boolean } from '../uper/boolean.ts'
import type { TypeOf } from '../uper/codec.ts'
import { integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required } from '../uper/sequence.ts'
import { ia5String, ia5StringOfSize, utf8String } from '../uper/strings.ts'
import { extensionData } from './extension-data.ts'
import { geoCoordinate } from './geo-coordinate.ts'
import { companyCode, dayOfYear, issuingYear, timeOfDay } from './ranges.ts'

/** Who issued the ticket and when (UTC), and how its prices are to be read. */
export const issuingFields = {
  securityProviderNum: optional(companyCode),
  securityProviderIA5: optional(ia5String),
  issuerNum: optional(companyCode),
  issuerIA5: optional(ia5String),
  issuingYear: required(issuingYear),
  issuingDay: required(dayOfYear),
  issuingTime: required(timeOfDay),
  issuerName: optional(utf8String),
  specimen: required(boolean),
  securePaperTicket: required(boolean),
  activated: required(boolean),
  currency: defaulted(ia5StringOfSize(3), 'EUR'),
  currencyFract: defaulted(integerWithin(1, 3), 2),
  issuerPNR: optional(ia5String),
  extension: optional(extensionData),
  issuedOnTrainNum: optional(integer),
  issuedOnTrainIA5: optional(ia5String),
  issuedOnLine: optional(integer),
  pointOfSale: optional(geoCoordinate),
}
export const issuingData = extensibleSequence(issuingFields)
export type IssuingData = TypeOf<typeof issuingData>
