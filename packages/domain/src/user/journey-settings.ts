import type { Mode } from './mode.ts'

/**
 * What passengers tell apart, and what timetables call it. Whatever is not named here can always be part of a journey.
 */
const TRANSPORT = {
  longDistance: ['longDistance', 'coach'],
  train: ['rail', 'suburban', 'monorail'],
  subway: ['subway'],
  tram: ['tram'],
  bus: ['bus', 'trolleybus', 'taxi', 'other'],
  ferry: ['ferry'],
  cableCar: ['cableCar', 'funicular'],
} as const satisfies Record<string, readonly Mode[]>

const ALWAYS = ['air'] as const satisfies readonly Mode[]

export type TransportKind = keyof typeof TRANSPORT

export const TRANSPORT_KINDS = [
  'longDistance',
  'train',
  'subway',
  'tram',
  'bus',
  'ferry',
  'cableCar',
] as const satisfies readonly TransportKind[]

/** How a customer wants journeys to be searched (Spec 2 §7.3, `settings/efa`). */
export interface JourneySettings {
  /** What they do not ride on. */
  without: readonly TransportKind[]
}

export const USUAL_JOURNEYS: JourneySettings = { without: [] }

/** Somebody who rides on nothing finds no journey. */
export const ridesOnSomething = (without: readonly TransportKind[]): boolean =>
  TRANSPORT_KINDS.some(kind => !without.includes(kind))

/** The timetable's means of transport that a search is asked for; undefined asks for all. */
export function modesWanted({ without }: JourneySettings): Mode[] | undefined {
  if (without.length === 0) return undefined
  return [...TRANSPORT_KINDS.filter(kind => !without.includes(kind)).flatMap(kind => TRANSPORT[kind]), ...ALWAYS]
}
