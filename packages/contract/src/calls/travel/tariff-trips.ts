import { SELECTED_TIMINGS, WALKS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { RidesPrice, Trip } from '../../replies/trip.ts'
import { count } from '../../values/count.ts'
import { Instant, WallClockOrInstant } from '../../values/date.ts'
import { StopReference, ViaReference } from '../../values/text.ts'
import { access, Modes, partyFacts, rideFacts, service } from './tariff-fields.ts'

const TripsQuery = z.object({
  dateTime: WallClockOrInstant,
  start: StopReference,
  destination: StopReference,
  selectedTiming: z.optional(z.enum(SELECTED_TIMINGS, key('notValid'))),
  polyline: z.optional(z.boolean()),
  /** Means of transport to ride on; all of them where none is named. */
  groupFilter: Modes,
  via: z.optional(StopReference),
  /** At most so many changes. */
  changes: z.optional(count(0, 4)),
  /** How quickly people walk; changes give them the time they need. */
  walk: z.optional(z.enum(WALKS, key('notValid'))),
  ...partyFacts,
})

export const searchTrips = defineCall({
  name: 'tariff/searchTrips',
  service,
  method: 'GET',
  path: '/tariff/trips',
  summary: 'Journeys at a time, each with the way to its tickets',
  access,
  query: TripsQuery,
  reply: list(Trip),
  supersedes: true,
})

const ReconstructionQuery = z.object({
  ctx: z.string().check(z.minLength(1, key('required')), z.maxLength(4000, key('exceedMaximumLength'))),
})

/** What `/recon-id/*` starts from (Spec 2 §3.1). */
const Reconstruction = z.object({
  origin: z.object({ text: z.string(), reference: z.string() }),
  destination: z.object({ text: z.string(), reference: z.string() }),
  via: z.object({ text: z.string(), reference: z.string() }),
  tariffZoneList: z.array(z.string()),
  /** Wall clock of the origin, `YYYY-MM-DDTHH:mm`. */
  validate: z.string(),
})

export type Reconstruction = z.infer<typeof Reconstruction>

/**
 * The catalogue has the browser ask the journey service itself (`GET {external}/recon`); it goes through us so that its
 * key stays with us.
 */
export const reconstructTrip = defineCall({
  name: 'tariff/reconstructTrip',
  service,
  method: 'GET',
  path: '/tariff/recon',
  summary: 'A journey from its context string',
  access,
  query: ReconstructionQuery,
  reply: list(Reconstruction),
})

/** Both trips as they were found, as far as their prices depend on it. */
const BothTripsQuery = z.object({
  start: StopReference,
  destination: StopReference,
  departure: Instant,
  /** When the last of its vehicles is boarded. */
  boarding: Instant,
  /** The zones it touches, as its `viaReference` has them. */
  via: ViaReference,
  ...rideFacts,
  /** When the trip back leaves. */
  backDeparture: Instant,
  /** When the last vehicle of the trip back is boarded. */
  backBoarding: Instant,
  /** The zones that the trip back touches, as its `viaReference` has them. */
  backVia: ViaReference,
  /** Lines boarded on the trip back, in order. */
  backLines: rideFacts.lines,
  /** Stops ridden on the trip back. */
  backStops: rideFacts.stops,
  ...partyFacts,
})

/** None of the catalogue's (decision 43): what a return trip costs is asked for once both of its trips are chosen. */
export const priceBothTrips = defineCall({
  name: 'tariff/priceBothTrips',
  service,
  method: 'GET',
  path: '/tariff/trips/both',
  summary: 'What a trip and the one back cost, each and together, and what would be cheaper for both',
  access,
  query: BothTripsQuery,
  reply: list(RidesPrice),
  supersedes: true,
})
