import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
import { Price } from '../values/money.ts'
import { ProductOffer } from './product.ts'
import { Notice, RealTimeState } from './real-time.ts'

/** A call of a vehicle as it is now. */
export const StopNow = z.object({
  arrival: z.nullable(InstantText),
  departure: z.nullable(InstantText),
  /** Where it calls, whether or not that has changed. */
  platform: z.nullable(z.string()),
  /** The vehicle does not stop here. */
  skipped: z.boolean(),
})
export type StopNow = z.infer<typeof StopNow>

const StopCall = z.object({
  reference: z.string(),
  text: z.string(),
  platform: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  arrival: z.nullable(InstantText),
  departure: z.nullable(InstantText),
  /** What real time says of it; missing where it says nothing. */
  now: z.optional(StopNow),
})
export type StopCall = z.infer<typeof StopCall>

const Line = z.object({
  id: z.string(),
  name: z.string(),
  longName: z.string(),
  mode: z.string(),
  colour: z.nullable(z.string()),
  textColour: z.nullable(z.string()),
})
export type Line = z.infer<typeof Line>

const RideNow = z.object({ cancelled: z.boolean() })

/** A ride or a walk. */
export const Leg = z.object({
  kind: z.enum(['ride', 'walk']),
  line: z.nullable(Line),
  direction: z.nullable(z.string()),
  from: StopCall,
  to: StopCall,
  /** Stops between `from` and `to`. */
  stops: z.array(StopCall),
  durationMinutes: z.int(),
  /** Latitude, longitude; empty unless asked for. */
  polyline: z.array(z.tuple([z.number(), z.number()])),
  /** What real time says of the ride; missing where it says nothing. */
  now: z.optional(RideNow),
  /** Whether this ride is reached from the one before, where real time says something of either. */
  connection: z.optional(z.enum(['safe', 'atRisk', 'missed'])),
  /** Ids of notices that are about this ride, its line or its stops. */
  notices: z.optional(z.array(z.string())),
})
export type Leg = z.infer<typeof Leg>

/** A ticket for a part of a trip. */
const TripTicket = z.object({
  from: z.string(),
  to: z.string(),
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`: when its first vehicle is boarded. */
  validFrom: z.string(),
  offer: ProductOffer,
})
export type TripTicket = z.infer<typeof TripTicket>

/** Some tickets alike that a party travels on. */
const PartyTicket = z.object({
  sortId: z.string(),
  groupName: z.string(),
  /** Of the product: "Day ticket". */
  title: z.string(),
  name: z.string(),
  amount: z.int(),
  /** People each of them is bought for, and those who travel along for nothing. */
  passengers: z.int(),
  freeChildren: z.int(),
  freeAdults: z.int(),
  /** Of one of them. */
  price: Price,
  relationId: z.nullable(z.string()),
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
  validFrom: z.string(),
})
export type PartyTicket = z.infer<typeof PartyTicket>

/** What a party travels on, and what it costs together. */
const PartyTickets = z.object({
  price: Price,
  tickets: z.array(PartyTicket),
  /** Rides of multi-ride tickets that are left for another day. */
  ridesLeft: z.int(),
})
export type PartyTickets = z.infer<typeof PartyTickets>

/** What several rides cost a party, such as the way there and the way back. */
export const RidesPrice = z.object({
  /** What each of them is travelled on, in their order; empty where that is not known of all of them. */
  rides: z.array(PartyTickets),
  /** The sum of these. */
  price: Price,
  /** Tickets for all rides together, where they cost less. Never bought without a press. */
  cheaper: z.optional(PartyTickets),
})
export type RidesPrice = z.infer<typeof RidesPrice>

export const Trip = z.object({
  /** Context string from which the same journey can be reconstructed (`/recon-id/*`). */
  id: z.string(),
  departure: InstantText,
  arrival: InstantText,
  durationMinutes: z.int(),
  changes: z.int(),
  /** Zones in the order they are touched. */
  zones: z.array(z.string()),
  /** The zones joined by commas, as `via` of the ticket calls takes them. */
  viaReference: z.string(),
  lines: z.array(z.string()),
  /** The cheapest ticket for one adult, or the sum of `tickets`; of a party that was asked for, what `party` costs. */
  price: Price,
  /** Where somebody said who travels: the tickets of the product that is cheapest for one adult. */
  party: z.optional(PartyTickets),
  /** Other tickets for the same party, where they cost less. Never bought without a press. */
  cheaper: z.optional(PartyTickets),
  /**
   * Where a trip with a change needs a ticket for each part of it, or they cost less together: the tickets for one
   * adult, in their order. Missing where one ticket does.
   */
  tickets: z.optional(z.array(TripTicket)),
  legs: z.array(Leg),
  /** How far what is said of now can be relied on; missing where nobody tells. */
  realTime: z.optional(RealTimeState),
  /** What is said about its rides, the gravest first. */
  notices: z.optional(z.array(Notice)),
})
export type Trip = z.infer<typeof Trip>
