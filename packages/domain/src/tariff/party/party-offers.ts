import { addMinutes, epochOf, type Instant } from '../../time/instant.ts'
import { wallClock } from '../../time/zone.ts'
import type { Sort, TariffVersion } from '../model.ts'
import type { Offer, OfferedSort } from '../price/offers.ts'
import { type Period, periodOf } from '../validity/validity-period.ts'
import type { Member, PartyOffer, Person } from './party.ts'
import { isChild, takesOf } from './roles.ts'

/** A ride of a party, from the first vehicle to the last. */
export interface PartyRide {
  departure: Instant
  /** When the last of its vehicles is boarded. */
  lastBoarding: Instant
  zones: readonly string[]
}

/** Minutes. What is valid for less is for one way, from where it begins. */
const ONE_WAY = 24 * 60

/** Whether a ticket is one to travel on, for whoever comes, without a proof that nobody was asked for. */
const isForTravel = ({
  isCarriage,
  withdrawalApplies,
  identificationMediums,
  condition,
  discountType,
}: Sort): boolean =>
  isCarriage !== false &&
  !withdrawalApplies &&
  identificationMediums.length === 0 &&
  (condition === undefined || discountType !== undefined)

const minutesOf = ({ validFrom, validTo }: Period): number => (epochOf(validTo) - epochOf(validFrom)) / 60_000

const holds = ({ validFrom, validTo }: Period, { departure, lastBoarding }: PartyRide): boolean =>
  departure >= validFrom && lastBoarding < validTo

/** When a ticket of a sort is valid that is bought for a ride; undefined where it cannot be bought for its day. */
function validFor({ validity }: Sort, { departure }: PartyRide, zone: string): Period | undefined {
  const { date, time } = wallClock(departure, zone)
  if (validity.type === 'listDate' && !validity.dates.includes(date)) return undefined
  // A ferry's hour is chosen by whoever takes it, not by a journey planner.
  if (validity.type === 'listTime') return undefined
  const period = periodOf(validity, date, time.slice(0, 5), zone)
  // The moment of departure is one of the minute it stands under.
  return 'minutes' in validity ? { validFrom: departure, validTo: addMinutes(departure, validity.minutes + 1) } : period
}

/**
 * What can be bought for one of the rides, at known prices. A ticket for less than a day is for the ride it is bought
 * for; one for days carries to all rides within its days and zones. One without zones carries where it says it does.
 */
export function partyOffers(
  version: TariffVersion,
  offers: readonly Offer[],
  rides: readonly PartyRide[],
  { ride, zone }: { ride: number; zone: string },
): PartyOffer[] {
  const own = rides[ride]
  if (!own) return []
  return offers.flatMap(({ group, sorts }) =>
    sorts.flatMap(({ sort, traveller, quote }: OfferedSort): PartyOffer[] => {
      if (quote.state !== 'known' || !traveller || !isForTravel(sort)) return []
      const takes = takesOf(version, traveller)
      if (group.kind !== 'relation' && takes.kind !== 'extra' && sort.everywhere !== true) return []
      const period = validFor(sort, own, zone)
      if (!period || !holds(period, own)) return []
      const within = quote.level === null || quote.explanation.rule?.kind === 'everywhere' ? null : new Set(quote.zones)
      const isOneWay = 'minutes' in sort.validity && sort.validity.minutes < ONE_WAY && sort.rides === 1
      const carries = rides.flatMap((other, at) => {
        if (at === ride) return [at]
        if (isOneWay || (sort.rides === 1 && !holds(period, other))) return []
        return within === null || other.zones.every(id => within.has(id)) ? [at] : []
      })
      return [
        {
          sort,
          cents: quote.cents / headsIn(sort),
          ride,
          carries,
          takes,
          lasts: minutesOf(period),
          order: group.order,
        },
      ]
    }),
  )
}

/** A price per person is quoted for the least number of them. */
const headsIn = ({ passengers: { min, perPerson } }: Sort): number => (perPerson ? min : 1)

/** The people as the tariff knows them; undefined where it does not know one of them. */
export function membersOf({ travellers }: TariffVersion, people: readonly Person[]): Member[] | undefined {
  const members = people.flatMap((person): Member[] => {
    const traveller = travellers.find(({ id }) => id === person.traveller)
    return traveller ? [{ ...person, child: isChild(traveller), free: traveller.free ?? false }] : []
  })
  return members.length === people.length ? members : undefined
}
