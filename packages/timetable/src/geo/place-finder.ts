import { type Coordinate, degreesFor, metresBetween } from './distance.ts'

export interface NearPlace {
  index: number
  metres: number
}

/** Finds places around a coordinate: indices and metres, nearest first. */
export type PlaceFinder = (centre: Coordinate, radius: number) => NearPlace[]

/** Metres; about the radius people walk, so that few cells are read. */
const CELL = 500

/**
 * Sorts places into a grid of cells of latitude and longitude. `places` by their index; the grid wraps at no meridian.
 */
export const createPlaceFinder = (places: Map<number, Coordinate>): PlaceFinder => {
  const first = places.values().next().value
  const cell = degreesFor(CELL, first?.lat ?? 0)
  const rowOf = (lat: number): number => Math.floor(lat / cell.lat)
  const columnOf = (lon: number): number => Math.floor(lon / cell.lon)
  const cells = new Map<string, number[]>()
  for (const [index, { lat, lon }] of places) {
    const key = `${rowOf(lat)}|${columnOf(lon)}`
    const members = cells.get(key)
    if (members) members.push(index)
    else cells.set(key, [index])
  }
  const near = (index: number, centre: Coordinate): NearPlace => {
    const place = places.get(index)
    return { index, metres: place ? metresBetween(centre, place) : Number.POSITIVE_INFINITY }
  }
  return (centre, radius) => {
    const reach = degreesFor(radius, centre.lat)
    const rows = [rowOf(centre.lat - reach.lat), rowOf(centre.lat + reach.lat)] as const
    const columns = [columnOf(centre.lon - reach.lon), columnOf(centre.lon + reach.lon)] as const
    const isWide = (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1) > cells.size
    const candidates: number[] = []
    if (isWide) for (const index of places.keys()) candidates.push(index)
    else
      for (let row = rows[0]; row <= rows[1]; row++)
        for (let column = columns[0]; column <= columns[1]; column++)
          candidates.push(...(cells.get(`${row}|${column}`) ?? []))
    return candidates
      .map(index => near(index, centre))
      .filter(({ metres }) => metres <= radius)
      .sort((a, b) => a.metres - b.metres || a.index - b.index)
  }
}
