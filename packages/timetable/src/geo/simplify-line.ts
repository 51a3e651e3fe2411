/** Millionths of a degree. */
export interface MicroPoint {
  lat: number
  lon: number
}

/** About five metres: less than the width of a line on any map of ours. */
const TOLERANCE = 45

/** Distance of `p` from the stretch `a`–`b` in millionths of a degree of latitude. */
const distanceToStretch = (p: MicroPoint, a: MicroPoint, b: MicroPoint): number => {
  const narrow = Math.cos((a.lat / 1_000_000) * (Math.PI / 180))
  const [dx, dy] = [(b.lon - a.lon) * narrow, b.lat - a.lat]
  const [px, py] = [(p.lon - a.lon) * narrow, p.lat - a.lat]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

/** Leaves out points that lie within the tolerance of the line through the others (Douglas and Peucker). Ends stay. */
export const simplifyLine = (points: MicroPoint[]): MicroPoint[] => {
  const keep = new Uint8Array(points.length)
  const stretches: [number, number][] = [[0, points.length - 1]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const [a, b] = [points[from], points[to]]
    keep[from] = 1
    keep[to] = 1
    if (!a || !b) continue
    let farthest = -1
    let most = TOLERANCE
    for (let i = from + 1; i < to; i++) {
      const p = points[i]
      const distance = p ? distanceToStretch(p, a, b) : 0
      if (distance > most) {
        most = distance
        farthest = i
      }
    }
    if (farthest > 0) stretches.push([from, farthest], [farthest, to])
  }
  return points.filter((_, i) => keep[i] === 1)
}
