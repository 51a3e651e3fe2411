/** Means of transport as passengers tell them apart. */
export const MODES = [
  'longDistance',
  'rail',
  'suburban',
  'subway',
  'tram',
  'bus',
  'coach',
  'trolleybus',
  'ferry',
  'cableCar',
  'funicular',
  'monorail',
  'air',
  'taxi',
  'other',
] as const

export type Mode = (typeof MODES)[number]
