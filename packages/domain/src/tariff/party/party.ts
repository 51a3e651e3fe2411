import type { Cents } from '../../money/cents.ts'
import type { ComfortClass, Sort } from '../model.ts'

/** So many people travel together at most; more are announced to the operator. */
export const MOST_PEOPLE = 30
/** Of each kind of thing they take along at most, bicycles as dogs. */
export const MOST_EXTRAS = 9

/** Somebody of a party: as what they travel, and which discount card they hold. */
export interface Person {
  /** Id of a `Traveller`. */
  traveller: string
  /** Id of a `Sort.discountType`. */
  card?: string
}

/** What somebody takes along that needs a ticket of its own: bicycles, dogs. */
export interface Extra {
  /** Id of a `Traveller`. */
  id: string
  count: number
}

/** Who travels, in which class, with what. */
export interface Party {
  people: readonly Person[]
  comfortClass: Exclude<ComfortClass, 'transition'>
  extras: readonly Extra[]
}

/** A person as the tariff sees them. */
export interface Member extends Person {
  /** Travels along where a ticket takes children for nothing. */
  child: boolean
  /** Needs no ticket. */
  free: boolean
}

/** A party whose people are known to the tariff. */
export interface Travelling extends Omit<Party, 'people'> {
  people: readonly Member[]
}

/** Who may sit on a ticket: one kind of traveller, everybody, or the things of one kind. */
export type Takes = { kind: 'person' | 'extra'; traveller: string } | { kind: 'anyone' }

/** A sort at a known price, as it is bought for one of the rides. */
export interface PartyOffer {
  sort: Sort
  /** Of one ticket, or of one person where the price is per person. */
  cents: Cents
  /** Number of the ride it is bought for; where it is valid for others too, they stand in `carries`. */
  ride: number
  /** Numbers of the rides that one passenger of it may take. */
  carries: readonly number[]
  takes: Takes
  /** Minutes from its first to its last moment. */
  lasts: number
  /** Place in the tariff's order. */
  order: number
}

/** So many tickets alike. */
export interface CoverTicket {
  offer: PartyOffer
  amount: number
  /** People each of them is bought for, and those who travel along for nothing. */
  passengers: number
  freeChildren: number
  freeAdults: number
}

/** Tickets that together carry everybody on every ride. */
export interface Cover {
  cents: Cents
  tickets: readonly CoverTicket[]
  /** Rides of multi-ride tickets that are left for another day; they are named, and not counted as a saving. */
  ridesLeft: number
}
