import { boolean } from '../uper/boolean.ts'
import type { Codec } from '../uper/codec.ts'
import { integer } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String } from '../uper/strings.ts'
import { type CodeTable, codeTable } from './code-lists.ts'
import { companyCode, serviceBrand, stationNumber } from './ranges.ts'

/** A station on the route; alternatives and routes nest. */
export interface ViaStation {
  stationCodeTable: CodeTable
  stationNum?: number
  stationIA5?: string
  alternativeRoutes?: ViaStation[]
  route?: ViaStation[]
  border: boolean
  carrierNum?: number[]
  carrierIA5?: string[]
  seriesId?: number
  routeId?: number
  includedServiceBrands?: number[]
  excludedServiceBrands?: number[]
}

const nestedStations: Codec<ViaStation[]> = sequenceOf({
  write: (writer, value) => viaStation.write(writer, value),
  read: reader => viaStation.read(reader),
})

export const viaStationFields = {
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  stationNum: optional(stationNumber),
  stationIA5: optional(ia5String),
  alternativeRoutes: optional(nestedStations),
  route: optional(nestedStations),
  border: required(boolean),
  carrierNum: optional(sequenceOf(companyCode)),
  carrierIA5: optional(sequenceOf(ia5String)),
  seriesId: optional(integer),
  routeId: optional(integer),
  includedServiceBrands: optional(sequenceOf(serviceBrand)),
  excludedServiceBrands: optional(sequenceOf(serviceBrand)),
}
export const viaStation: Codec<ViaStation> = extensibleSequence(viaStationFields)
