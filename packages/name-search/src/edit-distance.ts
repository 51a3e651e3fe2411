const rows = [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)]
const row = (index: number, length: number): Uint8Array => {
  const known = rows[index % 3]
  if (known && known.length >= length) return known
  const made = new Uint8Array(length * 2)
  rows[index % 3] = made
  return made
}

export interface Distance {
  /** To the whole of the other text. */
  whole: number
  /** To that beginning of the other text which comes nearest. */
  beginning: number
}

/**
 * Letters to insert, drop, replace, or swap with their neighbour to make `b`, or the beginning of `b`, out of `a`.
 * Anything above `limit` counts as `limit + 1`. Only a band around the diagonal is looked at.
 */
export const editDistance = (a: string, b: string, limit: number): Distance => {
  const far = limit + 1
  const width = Math.min(b.length, a.length + limit)
  let result = row(0, width + 2)
  for (let j = 0; j <= width; j++) result[j] = Math.min(j, far)
  for (let i = 1; i <= a.length; i++) {
    const before = row(i + 1, width + 2)
    const last = row(i + 2, width + 2)
    const here = row(i, width + 2)
    const from = Math.max(1, i - limit)
    const to = Math.min(width, i + limit)
    here[from - 1] = from === 1 ? Math.min(i, far) : far
    let best = here[from - 1] ?? far
    const letter = a.charCodeAt(i - 1)
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min(
        (last[j - 1] ?? far) + (letter === other ? 0 : 1),
        (here[j - 1] ?? far) + 1,
        (last[j] ?? far) + 1,
      )
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
        cost = Math.min(cost, (before[j - 2] ?? far) + 1)
      }
      here[j] = Math.min(cost, far)
      if (cost < best) best = cost
    }
    if (to < width) here[to + 1] = far
    if (best > limit) return { whole: far, beginning: far }
    result = here
  }
  const from = Math.max(0, a.length - limit)
  let beginning = far
  for (let j = from; j <= width; j++) beginning = Math.min(beginning, result[j] ?? far)
  const whole = Math.abs(a.length - b.length) > limit ? far : (result[b.length] ?? far)
  return { whole, beginning }
}
