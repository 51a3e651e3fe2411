import { extensibleChoice } from '../uper/choice.ts'
import type { TypeOf } from '../uper/codec.ts'
import { integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, octetString, utf8String } from '../uper/strings.ts'
import { codeTable } from './code-lists.ts'
import { polygon } from './geo-coordinate.ts'
import { companyCode, stationNumber, timeOfDay, utcOffset } from './ranges.ts'
import { viaStation } from './via-station.ts'

export const trainLinkFields = {
  trainNum: optional(integer),
  trainIA5: optional(ia5String),
  travelDate: required(integerWithin(-1, 500)),
  departureTime: required(timeOfDay),
  departureUTCOffset: optional(utcOffset),
  fromStationNum: optional(stationNumber),
  fromStationIA5: optional(ia5String),
  toStationNum: optional(stationNumber),
  toStationIA5: optional(ia5String),
  fromStationNameUTF8: optional(utf8String),
  toStationNameUTF8: optional(utf8String),
}
const trainLink = sequence(trainLinkFields)

export const zones = extensibleSequence({
  carrierNum: optional(companyCode),
  carrierIA5: optional(ia5String),
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  entryStationNum: optional(stationNumber),
  entryStationIA5: optional(ia5String),
  terminatingStationNum: optional(stationNumber),
  terminatingStationIA5: optional(ia5String),
  city: optional(integer),
  zoneId: optional(sequenceOf(integer)),
  binaryZoneId: optional(octetString),
  nutsCode: optional(ia5String),
})

export const lineFields = {
  carrierNum: optional(companyCode),
  carrierIA5: optional(ia5String),
  lineId: optional(sequenceOf(integer)),
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  entryStationNum: optional(stationNumber),
  entryStationIA5: optional(ia5String),
  terminatingStationNum: optional(stationNumber),
  terminatingStationIA5: optional(ia5String),
  city: optional(integer),
}
const lines = extensibleSequence(lineFields)

/** Where a ticket is valid. */
export const regionalValidity = extensibleChoice([
  ['trainLink', trainLink],
  ['viaStations', viaStation],
  ['zones', zones],
  ['lines', lines],
  ['polygone', polygon],
])
export type RegionalValidity = TypeOf<typeof regionalValidity>
