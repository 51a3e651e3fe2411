import type { Price } from '@billett/contract'
import {
  cheapestOf,
  fixedPriceOffers,
  forOneAdult,
  type Offer,
  type OfferedSort,
  type PlainDate,
  relationOffers,
  SERVICE_AREA,
  type TariffVersion,
} from '@billett/domain'
import type { ResolvedRelation } from '../relation/index.ts'
import { presentPrice, type SaleDay } from '../tariff/index.ts'
import { lastsFor, type Ride } from './trip-tickets.ts'

interface Asked {
  /** Of the trip, where a ticket has to last until the last of them. */
  rides: readonly Ride[]
  version: TariffVersion
  date: PlainDate
  sale: SaleDay
  currency: string
}

const UNKNOWN: Price = { state: 'unknown', cents: null, vatCents: null, vatPermille: 0, currency: '' }

/**
 * The cheapest ticket for one adult on a trip; `from` where others cost more. Fixed prices count only where the
 * relation has none.
 */
export function tripPrice({ journey }: ResolvedRelation, { version, date, sale, currency, rides }: Asked): Price {
  const moment = { ...sale, date, serviceArea: SERVICE_AREA.ticket }
  const fitting = (offers: Offer[]): OfferedSort[] =>
    offers
      .flatMap(offer => offer.sorts)
      .filter(forOneAdult(version))
      .filter(({ sort, quote }) => quote.state !== 'unknown' && (!version.severalTickets || lastsFor(sort, rides)))
  const ofRelation = fitting(relationOffers(version, moment, journey))
  const offered = ofRelation.length > 0 ? ofRelation : fitting(fixedPriceOffers(version, moment))
  const cheapest = cheapestOf(offered)
  if (!cheapest) return { ...UNKNOWN, currency }
  const only = offered.every(({ quote }) => quote.state === 'known' && quote.cents === cheapest.cents)
  return presentPrice({ ...cheapest, state: only ? 'known' : 'from' }, cheapest.explanation.vat.permille, currency)
}
