import type { TypeOf } from '../uper/codec.ts'
import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, utf8String } from '../uper/strings.ts'
import { boardingOrArrival, travelClass } from './code-lists.ts'
import { extensionData } from './extension-data.ts'
import {
  activatedDay,
  companyCode,
  daysFromFirstDay,
  daysFromIssue,
  productNumber,
  serviceBrand,
  timeOfDay,
  utcOffset,
} from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'
import { vatDetail } from './vat-detail.ts'

export const period = {
  validFromDay: defaulted(daysFromIssue, 0),
  validFromTime: optional(timeOfDay),
  validFromUTCOffset: optional(utcOffset),
  validUntilDay: defaulted(daysFromFirstDay, 0),
  validUntilTime: optional(timeOfDay),
  validUntilUTCOffset: optional(utcOffset),
}

const carriersAndBrands = {
  includedCarrierNum: optional(sequenceOf(companyCode)),
  includedCarrierIA5: optional(sequenceOf(ia5String)),
  excludedCarrierNum: optional(sequenceOf(companyCode)),
  excludedCarrierIA5: optional(sequenceOf(ia5String)),
  includedServiceBrands: optional(sequenceOf(serviceBrand)),
  excludedServiceBrands: optional(sequenceOf(serviceBrand)),
}

export const validityPeriodFields = {
  validityPeriod: optional(sequenceOf(sequence(period))),
  excludedTimeRange: optional(sequenceOf(sequence({ fromTime: required(timeOfDay), untilTime: required(timeOfDay) }))),
}
const validityPeriodDetails = sequence(validityPeriodFields)

const trainValidity = extensibleSequence({
  ...period,
  ...carriersAndBrands,
  boardingOrArrival: defaulted(boardingOrArrival, 'boarding'),
})

/** A ticket for any number of journeys in a period: week, month, subscription, Deutschlandticket. */
export const passFields = {
  referenceNum: optional(bigInteger),
  referenceIA5: optional(ia5String),
  productOwnerNum: optional(companyCode),
  productOwnerIA5: optional(ia5String),
  productIdNum: optional(productNumber),
  productIdIA5: optional(ia5String),
  passType: optional(integerWithin(1, 250)),
  passDescription: optional(utf8String),
  classCode: defaulted(travelClass, 'second'),
  ...period,
  validityPeriodDetails: optional(validityPeriodDetails),
  numberOfValidityDays: optional(integerWithin(0, 500)),
  trainValidity: optional(trainValidity),
  numberOfPossibleTrips: optional(integerWithin(1, 250)),
  numberOfDaysOfTravel: optional(integerWithin(1, 250)),
  activatedDay: optional(sequenceOf(activatedDay)),
  /** UIC country codes (80 is Germany), not ISO. */
  countries: optional(sequenceOf(integerWithin(1, 250))),
  ...carriersAndBrands,
  validRegion: optional(sequenceOf(regionalValidity)),
  tariffs: optional(sequenceOf(tariff)),
  price: optional(integer),
  vatDetail: optional(sequenceOf(vatDetail)),
  infoText: optional(utf8String),
  extension: optional(extensionData),
}
export const passData = extensibleSequence(passFields)
export type PassData = TypeOf<typeof passData>
