import type { Sort } from '../model.ts'
import { coverFor } from './cover-for.ts'
import { joined } from './cover-tickets.ts'
import type { Cover, Member, PartyOffer, Travelling } from './party.ts'
import { isLift } from './seats.ts'

/** Minutes. What is valid longer is another kind of purchase, and is not proposed by itself. */
const TWO_DAYS = 48 * 60

export interface Cheapest {
  /** Of the chosen product alone; null where it does not carry everybody, or where it cannot be told. */
  asked: Cover | null
  /** Of all products, where that costs less. */
  best: Cover | null
}

/** What can be bought, and which product was chosen. */
export interface Market {
  /** Name of a `ProductGroup`. */
  product: string
  offers: readonly PartyOffer[]
}

const FACTS = ['firstname', 'name', 'salutation', 'birthdate'] as const

const asksFor = ({ userData }: Pick<Sort, 'userData'>): string[] => FACTS.filter(fact => userData[fact])

/** Whether a ticket of another product may be proposed by how long it is valid. */
const isAsShort = ({ sort, lasts }: PartyOffer): boolean => lasts <= TWO_DAYS || sort.rides > 1

/**
 * The tickets that carry everybody of a party on every ride for the least: of the chosen product, and of all products
 * where those are cheaper. What a party takes along is carried by tickets of its own in both. Rides count from 0.
 */
export function cheapest(party: Travelling, rides: number, { product, offers }: Market): Cheapest {
  const people = party.people.filter(({ free }) => !free)
  const bought = offers.filter(({ takes }) => takes.kind !== 'extra')
  const extras = coverOfExtras(party, rides, offers)
  const cover = (some: readonly PartyOffer[]): Cover | null => {
    const found = extras && coverFor({ people, rides, comfortClass: party.comfortClass, offers: some })
    return found && joined(found, extras)
  }
  const ofProduct = (offer: PartyOffer) => offer.sort.group === product || isLift(offer)
  const asked = cover(bought.filter(ofProduct))
  if (!asked) return { asked, best: null }
  const known = new Set(asked.tickets.flatMap(({ offer }) => asksFor(offer.sort)))
  // Nobody is asked for more than they would be anyway, not by another kind of the chosen product either.
  const asksNoMore = ({ sort }: PartyOffer) => asksFor(sort).every(fact => known.has(fact))
  const best = cover(bought.filter(offer => asksNoMore(offer) && (ofProduct(offer) || isAsShort(offer))))
  return { asked, best: best && best.cents < asked.cents ? best : null }
}

function coverOfExtras({ extras }: Travelling, rides: number, offers: readonly PartyOffer[]): Cover | null {
  const things: Member[] = extras.flatMap(({ id, count }) =>
    Array.from({ length: count }, () => ({ traveller: id, child: false, free: false })),
  )
  // A bicycle has no class.
  const asPersons = offers.flatMap((offer): [PartyOffer, PartyOffer][] =>
    offer.takes.kind === 'extra'
      ? [
          [
            { ...offer, sort: { ...offer.sort, comfortClass: 'second' }, takes: { ...offer.takes, kind: 'person' } },
            offer,
          ],
        ]
      : [],
  )
  const own = new Map(asPersons)
  const cover = coverFor({ people: things, rides, comfortClass: 'second', offers: [...own.keys()] })
  return (
    cover && {
      ...cover,
      tickets: cover.tickets.map(ticket => ({ ...ticket, offer: own.get(ticket.offer) ?? ticket.offer })),
    }
  )
}
