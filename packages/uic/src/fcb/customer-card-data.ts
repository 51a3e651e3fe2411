import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, utf8String } from '../uper/strings.ts'
import { travelClass } from './code-lists.ts'
import { extensionData } from './extension-data.ts'
import { issuingYear } from './ranges.ts'
import { traveler } from './traveler-data.ts'

/** A card that identifies a customer or grants a reduction. */
export const customerCardFields = {
  customer: optional(traveler),
  cardIdIA5: optional(ia5String),
  cardIdNum: optional(bigInteger),
  validFromYear: required(issuingYear),
  validFromDay: optional(integerWithin(0, 500)),
  /** Years after the first one. */
  validUntilYear: defaulted(integerWithin(0, 250), 0),
  validUntilDay: optional(integerWithin(0, 500)),
  classCode: optional(travelClass),
  cardType: optional(integerWithin(1, 1000)),
  cardTypeDescr: optional(utf8String),
  customerStatus: optional(integer),
  customerStatusDescr: optional(ia5String),
  includedServices: optional(sequenceOf(integer)),
  extension: optional(extensionData),
}
export const customerCardData = extensibleSequence(customerCardFields)
