import type { TypeOf } from '../uper/codec.ts'
import { enumerated, extensibleEnumerated } from '../uper/enumerated.ts'

/** What a station number or text refers to (CodeTableType). */
export const codeTable = enumerated([
  'stationUIC',
  'stationUICReservation',
  'stationERA',
  'localCarrierStationCodeTable',
  'proprietaryIssuerStationCodeTable',
])
export type CodeTable = TypeOf<typeof codeTable>

export const travelClass = extensibleEnumerated([
  'notApplicable',
  'first',
  'second',
  'tourist',
  'comfort',
  'premium',
  'business',
  'all',
  'premiumFirst',
  'standardFirst',
  'premiumSecond',
  'standardSecond',
])

export type TravelClass = TypeOf<typeof travelClass>

export const passengerType = extensibleEnumerated([
  'person',
  'senior',
  'child',
  'youth',
  'dog',
  'bicycle',
  'freeAddonPassenger',
  'freeAddonChild',
])
export type PassengerType = TypeOf<typeof passengerType>

export const gender = extensibleEnumerated(['unspecified', 'female', 'male', 'other'])
export const ticketType = extensibleEnumerated(['openTicket', 'pass', 'reservation', 'carCarriageReservation'])
export const linkMode = extensibleEnumerated(['issuedTogether', 'onlyValidInCombination'])
export const boardingOrArrival = extensibleEnumerated(['boarding', 'arrival'])

export const geoUnit = enumerated(['microDegree', 'tenthmilliDegree', 'milliDegree', 'centiDegree', 'deciDegree'])
export const geoCoordinateSystem = enumerated(['wgs84', 'grs80'])
export const hemisphereLongitude = enumerated(['east', 'west'])
export const hemisphereLatitude = enumerated(['north', 'south'])
