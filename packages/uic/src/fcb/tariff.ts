import { boolean } from '../uper/boolean.ts'
import type { TypeOf } from '../uper/codec.ts'
import { bigInteger, integer, integerWithin } from '../uper/integer.ts'
import { defaulted, extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, utf8String } from '../uper/strings.ts'
import { cardReference } from './card-reference.ts'
import { codeTable, passengerType } from './code-lists.ts'
import { companyCode, stationNumber } from './ranges.ts'

const routeSection = sequence({
  stationCodeTable: defaulted(codeTable, 'stationUIC'),
  fromStationNum: optional(stationNumber),
  fromStationIA5: optional(ia5String),
  toStationNum: optional(stationNumber),
  toStationIA5: optional(ia5String),
  fromStationNameUTF8: optional(utf8String),
  toStationNameUTF8: optional(utf8String),
})

const seriesDetail = sequence({
  supplyingCarrier: optional(companyCode),
  offerIdentification: optional(integerWithin(1, 99)),
  series: optional(integer),
})

/** How many passengers of which kind travel at which tariff. */
export const tariffFields = {
  numberOfPassengers: defaulted(integerWithin(1, 200), 1),
  passengerType: optional(passengerType),
  ageBelow: optional(integerWithin(1, 64)),
  ageAbove: optional(integerWithin(1, 128)),
  /** Places in the traveler list, from 1. */
  travelerid: optional(sequenceOf(integerWithin(1, 254))),
  restrictedToCountryOfResidence: required(boolean),
  restrictedToRouteSection: optional(routeSection),
  seriesDataDetails: optional(seriesDetail),
  tariffIdNum: optional(bigInteger),
  tariffIdIA5: optional(ia5String),
  tariffDesc: optional(utf8String),
  reductionCard: optional(sequenceOf(cardReference)),
}
export const tariff = extensibleSequence(tariffFields)
export type Tariff = TypeOf<typeof tariff>
