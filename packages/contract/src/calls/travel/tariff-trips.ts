import { SELECTED_TIMINGS, WALKS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Trip } from '../../replies/trip.ts'
import { count } from '../../values/count.ts'
import { WallClockOrInstant } from '../../values/date.ts'
import { StopReference } from '../../values/text.ts'
import { access, Modes, partyFacts, service } from './tariff-fields.ts'

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
