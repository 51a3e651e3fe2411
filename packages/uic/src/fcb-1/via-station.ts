import { type ViaStation, viaStationFields } from '../fcb/via-station.ts'
import type { Codec } from '../uper/codec.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'

const nestedStations: Codec<ViaStation[]> = sequenceOf({
  write: (writer, value) => viaStation.write(writer, value),
  read: reader => viaStation.read(reader),
})

const { includedServiceBrands, excludedServiceBrands, ...fields } = viaStationFields

/** Without service brands. */
export const viaStation: Codec<ViaStation> = extensibleSequence({
  ...fields,
  alternativeRoutes: optional(nestedStations),
  route: optional(nestedStations),
})
