import type { Mode } from '@billett/domain'

export { MODES, type Mode } from '@billett/domain'

const BASIC: Record<number, Mode> = {
  0: 'tram',
  1: 'subway',
  2: 'rail',
  3: 'bus',
  4: 'ferry',
  5: 'tram',
  6: 'cableCar',
  7: 'funicular',
  11: 'trolleybus',
  12: 'monorail',
}

const EXTENDED_RAIL: Record<number, Mode> = {
  101: 'longDistance',
  102: 'longDistance',
  103: 'longDistance',
  105: 'longDistance',
  109: 'suburban',
}

const EXTENDED_URBAN: Record<number, Mode> = { 403: 'suburban', 404: 'suburban', 405: 'monorail' }

/** The hundreds of the extended route types. */
const EXTENDED: Record<number, Mode> = {
  1: 'rail',
  2: 'coach',
  3: 'suburban',
  4: 'subway',
  5: 'subway',
  6: 'subway',
  7: 'bus',
  8: 'trolleybus',
  9: 'tram',
  10: 'ferry',
  11: 'air',
  12: 'ferry',
  13: 'cableCar',
  14: 'funicular',
  15: 'taxi',
}

/** The mode of a GTFS `route_type`, basic or extended; `other` for numbers without a meaning. */
export const modeOf = (routeType: number): Mode =>
  BASIC[routeType] ??
  EXTENDED_RAIL[routeType] ??
  EXTENDED_URBAN[routeType] ??
  EXTENDED[Math.floor(routeType / 100)] ??
  'other'
