import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
import { Price } from '../values/money.ts'
import { ProductOffer } from './product.ts'

const StopCall = z.object({
  reference: z.string(),
  text: z.string(),
  platform: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  arrival: z.nullable(InstantText),
  departure: z.nullable(InstantText),
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
  /** The cheapest ticket for one adult, or the sum of `tickets`. */
  price: Price,
  /**
   * Where a trip with a change needs a ticket for each part of it, or they cost less together: the tickets for one
   * adult, in their order. Missing where one ticket does.
   */
  tickets: z.optional(z.array(TripTicket)),
  legs: z.array(Leg),
})
export type Trip = z.infer<typeof Trip>
