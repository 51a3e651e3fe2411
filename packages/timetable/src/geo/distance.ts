export interface Coordinate {
  lat: number
  lon: number
}

const METRES_PER_DEGREE = 111_195
const RADIANS = Math.PI / 180

/** Metres between two places on a plane through them: exact to a metre at walking distance. */
export const metresBetween = (a: Coordinate, b: Coordinate): number => {
  const north = (b.lat - a.lat) * METRES_PER_DEGREE
  const east = (b.lon - a.lon) * METRES_PER_DEGREE * Math.cos(((a.lat + b.lat) / 2) * RADIANS)
  return Math.hypot(north, east)
}

/** How many degrees of latitude and longitude `metres` are at this latitude. */
export const degreesFor = (metres: number, lat: number): Coordinate => ({
  lat: metres / METRES_PER_DEGREE,
  lon: metres / (METRES_PER_DEGREE * Math.max(Math.cos(lat * RADIANS), 0.01)),
})
