import { polygon } from '../fcb/geo-coordinate.ts'
import { lineFields, trainLinkFields, zones } from '../fcb/regional-validity.ts'
import { extensibleChoice } from '../uper/choice.ts'
import { integerWithin } from '../uper/integer.ts'
import { extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { octetString } from '../uper/strings.ts'
import { viaStation } from './via-station.ts'

const trainLink = sequence({ ...trainLinkFields, travelDate: required(integerWithin(-1, 370)) })

const lines = extensibleSequence({
  ...lineFields,
  city: optional(integerWithin(1, 9_999_999)),
  binaryZoneId: optional(octetString),
})

export const regionalValidity = extensibleChoice([
  ['trainLink', trainLink],
  ['viaStations', viaStation],
  ['zones', zones],
  ['lines', lines],
  ['polygone', polygon],
])
