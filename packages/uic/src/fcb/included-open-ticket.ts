import { integer } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, ia5StringOfSize, utf8String } from '../uper/strings.ts'
import { codeTable, travelClass } from './code-lists.ts'
import { extensionData } from './extension-data.ts'
import {
  companyCode,
  daysFromFirstDay,
  daysFromIssue,
  productNumber,
  serviceBrand,
  timeOfDay,
  transportType,
  utcOffset,
} from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'

/** A ticket inside a ticket, such as city transport at the end of a journey. */
export const includedOpenTicketFields = {
  productOwnerNum: optional(companyCode),
  productOwnerIA5: optional(ia5String),
  productIdNum: optional(productNumber),
  productIdIA5: optional(ia5String),
  externalIssuerId: optional(integer),
  issuerAuthorizationId: optional(integer),
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  validRegion: optional(sequenceOf(regionalValidity)),
  validFromDay: defaulted(daysFromIssue, 0),
  validFromTime: optional(timeOfDay),
  validFromUTCOffset: optional(utcOffset),
  validUntilDay: defaulted(daysFromFirstDay, 0),
  validUntilTime: optional(timeOfDay),
  validUntilUTCOffset: optional(utcOffset),
  classCode: optional(travelClass),
  serviceLevel: optional(ia5StringOfSize(1, 2)),
  carrierNum: optional(sequenceOf(companyCode)),
  carrierIA5: optional(sequenceOf(ia5String)),
  includedServiceBrands: optional(sequenceOf(serviceBrand)),
  excludedServiceBrands: optional(sequenceOf(serviceBrand)),
  tariffs: optional(sequenceOf(tariff)),
  infoText: optional(utf8String),
  includedTransportType: optional(sequenceOf(transportType)),
  excludedTransportType: optional(sequenceOf(transportType)),
  extension: optional(extensionData),
}
export const includedOpenTicket = extensibleSequence(includedOpenTicketFields)
