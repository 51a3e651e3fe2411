/** Kilometres east (`x`) and north (`y`) of the main town's centre. */
export interface Point {
  x: number
  y: number
}

const CENTRE = { lat: 53.02, lon: 11.38 }
const KM_PER_DEGREE = 111.32

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point `share` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const sixDigits = (value: number): number => Math.round(value * 1e6) / 1e6

export const toLatLon = ({ x, y }: Point): { lat: number; lon: number } => ({
  lat: sixDigits(CENTRE.lat + y / KM_PER_DEGREE),
  lon: sixDigits(CENTRE.lon + x / (KM_PER_DEGREE * Math.cos((CENTRE.lat * Math.PI) / 180))),
})

/** A number from -1 to 1 that always comes out the same for a text (FNV-1a), so that streets are not ruler-straight. */
export const wobble = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return (hash % 2001) / 1000 - 1
}
