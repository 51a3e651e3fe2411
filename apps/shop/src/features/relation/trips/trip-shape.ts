import type { Leg, StopCall, Trip } from '@billett/contract'

/** Latitude, longitude. */
type Point = [number, number]

const pointOf = ({ latitude, longitude }: StopCall): Point => [latitude, longitude]

/** Where a leg runs: its own shape, or straight from stop to stop where the timetable has none. */
export const lineOf = ({ polyline, from, stops, to }: Leg): Point[] =>
  polyline.length > 1 ? polyline : [from, ...stops, to].map(pointOf)

export interface DrawnStop {
  stop: StopCall
  /** The trip begins, ends or changes here. */
  end: boolean
}

/** The stops of a trip, each place once: ends and changes, then what lies between. */
export function stopsOf({ legs }: Trip): DrawnStop[] {
  const drawn = [
    ...legs.flatMap(leg => [leg.from, leg.to]).map(stop => ({ stop, end: true })),
    ...legs.flatMap(leg => leg.stops).map(stop => ({ stop, end: false })),
  ]
  return drawn.filter(({ stop }, at) => drawn.findIndex(other => other.stop.reference === stop.reference) === at)
}
