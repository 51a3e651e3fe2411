import type { Mode, Timetable } from '@billett/timetable'

/**
 * What one departure weighs. A train carries more people than a bus, so a main station comes before the bus station
 * beside it.
 */
const WEIGHT: Record<Mode, number> = {
  longDistance: 12,
  rail: 10,
  suburban: 10,
  subway: 6,
  monorail: 4,
  tram: 2,
  funicular: 2,
  ferry: 2,
  air: 2,
  bus: 1,
  coach: 1,
  trolleybus: 1,
  cableCar: 1,
  taxi: 1,
  other: 1,
}

/**
 * Station -> its departures in the whole timetable, weighed by means of transport. Stations nothing calls at are
 * missing.
 */
export function trafficByStation({ patterns, stops, lines }: Timetable): Map<number, number> {
  const traffic = new Map<number, number>()
  patterns.line.forEach((line, pattern) => {
    const trips = (patterns.tripOffsets[pattern + 1] ?? 0) - (patterns.tripOffsets[pattern] ?? 0)
    const weight = trips * WEIGHT[lines.modes[line] ?? 'other']
    for (const stop of patterns.stops.subarray(patterns.callOffsets[pattern], patterns.callOffsets[pattern + 1])) {
      const station = stops.station[stop] ?? stop
      traffic.set(station, (traffic.get(station) ?? 0) + weight)
    }
  })
  return traffic
}
