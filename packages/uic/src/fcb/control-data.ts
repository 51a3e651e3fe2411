import { boolean } from '../uper/boolean.ts'
import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, utf8String } from '../uper/strings.ts'
import { cardReference } from './card-reference.ts'
import { linkMode, ticketType } from './code-lists.ts'
import { extensionData } from './extension-data.ts'
import { companyCode } from './ranges.ts'

const ticketLink = extensibleSequence({
  referenceIA5: optional(ia5String),
  referenceNum: optional(bigInteger),
  issuerName: optional(utf8String),
  issuerPNR: optional(ia5String),
  productOwnerNum: optional(companyCode),
  productOwnerIA5: optional(ia5String),
  ticketType: defaulted(ticketType, 'openTicket'),
  linkMode: defaulted(linkMode, 'issuedTogether'),
})

/** What an inspector has to check besides the barcode. */
export const controlData = extensibleSequence({
  identificationByCardReference: optional(sequenceOf(cardReference)),
  identificationByIdCard: required(boolean),
  identificationByPassportId: required(boolean),
  identificationItem: optional(integer),
  passportValidationRequired: required(boolean),
  onlineValidationRequired: required(boolean),
  randomDetailedValidationRequired: optional(integerWithin(0, 99)),
  ageCheckRequired: required(boolean),
  reductionCardCheckRequired: required(boolean),
  infoText: optional(utf8String),
  includedTickets: optional(sequenceOf(ticketLink)),
  extension: optional(extensionData),
})
