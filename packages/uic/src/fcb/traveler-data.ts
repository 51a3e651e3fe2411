import { boolean } from '../uper/boolean.ts'
import type { TypeOf } from '../uper/codec.ts'
import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, ia5StringOfSize, utf8String } from '../uper/strings.ts'
import { gender, passengerType } from './code-lists.ts'
import { companyCode, countryNumber } from './ranges.ts'

const customerStatus = sequence({
  statusProviderNum: optional(companyCode),
  statusProviderIA5: optional(ia5String),
  customerStatus: optional(integer),
  customerStatusDescr: optional(ia5String),
})

/** Up to the year of birth, and after the day: the schemas differ between them. */
export const travelerFields = {
  firstName: optional(utf8String),
  secondName: optional(utf8String),
  lastName: optional(utf8String),
  idCard: optional(ia5String),
  passportId: optional(ia5String),
  title: optional(ia5StringOfSize(1, 3)),
  gender: optional(gender),
  customerIdIA5: optional(ia5String),
  customerIdNum: optional(bigInteger),
  yearOfBirth: optional(integerWithin(1901, 2155)),
}
export const furtherTravelerFields = {
  ticketHolder: required(boolean),
  passengerType: optional(passengerType),
  passengerWithReducedMobility: optional(boolean),
  countryOfResidence: optional(countryNumber),
  countryOfPassport: optional(countryNumber),
  countryOfIdCard: optional(countryNumber),
  status: optional(sequenceOf(customerStatus)),
}

export const traveler = extensibleSequence({
  ...travelerFields,
  monthOfBirth: optional(integerWithin(1, 12)),
  dayOfBirthInMonth: optional(integerWithin(1, 31)),
  ...furtherTravelerFields,
})
export type Traveler = TypeOf<typeof traveler>

export const travelerDataFields = {
  traveler: optional(sequenceOf(traveler)),
  /** ISO 639-1. */
  preferredLanguage: optional(ia5StringOfSize(2)),
  groupName: optional(utf8String),
}
export const travelerData = extensibleSequence(travelerDataFields)
