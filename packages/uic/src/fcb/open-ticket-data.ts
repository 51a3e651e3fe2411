import { boolean } from '../uper/boolean.ts'
import type { TypeOf } from '../uper/codec.ts'
import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, ia5StringOfSize, utf8String } from '../uper/strings.ts'
import { codeTable, travelClass } from './code-lists.ts'
import { extensionData } from './extension-data.ts'
import { includedOpenTicket } from './included-open-ticket.ts'
import {
  activatedDay,
  companyCode,
  daysFromFirstDay,
  daysFromIssue,
  productNumber,
  serviceBrand,
  stationNumber,
  timeOfDay,
  transportType,
  utcOffset,
} from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'
import { vatDetail } from './vat-detail.ts'

export const returnRouteFields = {
  fromStationNum: optional(stationNumber),
  fromStationIA5: optional(ia5String),
  toStationNum: optional(stationNumber),
  toStationIA5: optional(ia5String),
  fromStationNameUTF8: optional(utf8String),
  toStationNameUTF8: optional(utf8String),
  validReturnRegionDesc: optional(utf8String),
  validReturnRegion: optional(sequenceOf(regionalValidity)),
}
const returnRoute = extensibleSequence(returnRouteFields)

const registeredLuggage = extensibleSequence({
  registrationId: optional(ia5String),
  maxWeight: optional(integerWithin(1, 99)),
  maxSize: optional(integerWithin(1, 300)),
})

const luggage = extensibleSequence({
  maxHandLuggagePieces: defaulted(integerWithin(0, 99), 3),
  maxNonHandLuggagePieces: defaulted(integerWithin(0, 99), 1),
  registeredLuggage: optional(sequenceOf(registeredLuggage)),
})

/** A ticket for free travel on a relation or in zones. Days and times are local; the issuing date counts in UTC. */
export const openTicketFields = {
  referenceNum: optional(bigInteger),
  referenceIA5: optional(ia5String),
  productOwnerNum: optional(companyCode),
  productOwnerIA5: optional(ia5String),
  productIdNum: optional(productNumber),
  productIdIA5: optional(ia5String),
  extIssuerId: optional(integer),
  issuerAuthorizationId: optional(integer),
  returnIncluded: required(boolean),
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  fromStationNum: optional(stationNumber),
  fromStationIA5: optional(ia5String),
  toStationNum: optional(stationNumber),
  toStationIA5: optional(ia5String),
  fromStationNameUTF8: optional(utf8String),
  toStationNameUTF8: optional(utf8String),
  validRegionDesc: optional(utf8String),
  validRegion: optional(sequenceOf(regionalValidity)),
  returnDescription: optional(returnRoute),
  validFromDay: defaulted(daysFromIssue, 0),
  validFromTime: optional(timeOfDay),
  validFromUTCOffset: optional(utcOffset),
  validUntilDay: defaulted(daysFromFirstDay, 0),
  validUntilTime: optional(timeOfDay),
  validUntilUTCOffset: optional(utcOffset),
  activatedDay: optional(sequenceOf(activatedDay)),
  classCode: defaulted(travelClass, 'second'),
  serviceLevel: optional(ia5StringOfSize(1, 2)),
  carrierNum: optional(sequenceOf(companyCode)),
  carrierIA5: optional(sequenceOf(ia5String)),
  includedServiceBrands: optional(sequenceOf(serviceBrand)),
  excludedServiceBrands: optional(sequenceOf(serviceBrand)),
  tariffs: optional(sequenceOf(tariff)),
  price: optional(integer),
  vatDetail: optional(sequenceOf(vatDetail)),
  infoText: optional(utf8String),
  includedAddOns: optional(sequenceOf(includedOpenTicket)),
  luggage: optional(luggage),
  includedTransportType: optional(sequenceOf(transportType)),
  excludedTransportType: optional(sequenceOf(transportType)),
  extension: optional(extensionData),
}
export const openTicketData = extensibleSequence(openTicketFields)
export type OpenTicketData = TypeOf<typeof openTicketData>
