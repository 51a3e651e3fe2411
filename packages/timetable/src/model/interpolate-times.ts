/**
 * Fills gaps (NaN) between known times evenly, rounded to whole seconds. The first and the last call must have times.
 * Works on arrivals and departures together: a gap begins at a departure and ends at an arrival.
 */
export const interpolateTimes = (
  arrivals: number[],
  departures: number[],
): { arrivals: number[]; departures: number[] } => {
  const filled = { arrivals: [...arrivals], departures: [...departures] }
  let before = 0
  for (const [next, arrival] of arrivals.entries()) {
    if (Number.isNaN(arrival)) continue
    const start = departures[before] ?? arrival
    for (let i = before + 1; i < next; i++) {
      const time = Math.round(start + ((arrival - start) * (i - before)) / (next - before))
      filled.arrivals[i] = time
      filled.departures[i] = time
    }
    before = next
  }
  return filled
}
