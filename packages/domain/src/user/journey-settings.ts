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

/** What timetables call these kinds, as a search asks for them; undefined asks for all. */
export function modesOf(kinds: readonly TransportKind[]): Mode[] | undefined {
  if (TRANSPORT_KINDS.every(kind => kinds.includes(kind))) return undefined
  return [...kinds.flatMap(kind => TRANSPORT[kind]), ...ALWAYS]
}

/** What a customer rides on. */
export const kindsWanted = ({ without }: JourneySettings): TransportKind[] =>
  TRANSPORT_KINDS.filter(kind => !without.includes(kind))

/** The timetable's means of transport that a customer's search is asked for. */
export const modesWanted = (settings: JourneySettings): Mode[] | undefined => modesOf(kindsWanted(settings))
