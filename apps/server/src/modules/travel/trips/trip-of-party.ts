import type { Language, PartyRide, TariffVersion } from '@billett/domain'
import type { ResolvedRelation } from '../relation/index.ts'
import type { SaleDay } from '../tariff/index.ts'

/** A trip whose price for a party is asked for. */
export interface TripOfParty {
  version: TariffVersion
  ride: PartyRide
  relation: ResolvedRelation
  sale: SaleDay
  language: Language
}
