import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
import { Notice, RealTimeState } from './real-time.ts'

/** A place a journey can begin or end at. */
export const StopChoice = z.object({
  text: z.string(),
  reference: z.string(),
  zones: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
})
export type StopChoice = z.infer<typeof StopChoice>

export const NearbyStop = z.extend(StopChoice, { /** Metres. */ distance: z.int() })
export type NearbyStop = z.infer<typeof NearbyStop>

/** A way a relation can take, as its zones: the reference joins their ids by commas (Spec 2 §3.1). */
export const ViaChoice = z.object({
  text: z.string(),
  reference: z.string(),
  zones: z.array(z.object({ id: z.string(), name: z.string() })),
  priceLevelPrintText: z.nullable(z.string()),
})
export type ViaChoice = z.infer<typeof ViaChoice>

export const Location = z.object({
  reference: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Location = z.infer<typeof Location>

const DepartureNow = z.object({
  departure: z.nullable(InstantText),
  platform: z.nullable(z.string()),
  cancelled: z.boolean(),
})

const Departure = z.object({
  line: z.string(),
  mode: z.string(),
  direction: z.string(),
  departure: InstantText,
  platform: z.nullable(z.string()),
  /** When and where it leaves now; missing where real time says nothing. */
  now: z.optional(DepartureNow),
})

export const StopInformation = z.object({
  reference: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zones: z.array(z.object({ id: z.string(), name: z.string() })),
  lines: z.array(z.object({ id: z.string(), name: z.string(), mode: z.string(), colour: z.nullable(z.string()) })),
  departures: z.array(Departure),
  /** How far what is said of now can be relied on; missing where nobody tells. */
  realTime: z.optional(RealTimeState),
  /** What is said about the stop and its lines, the gravest first. */
  notices: z.optional(z.array(Notice)),
})
export type StopInformation = z.infer<typeof StopInformation>
