import { candidates } from './candidates.ts'
import type { NameIndex } from './name-index.ts'
import { POINTS, rate } from './rate.ts'
import { makeReading } from './rate-words.ts'
import { queryReadings } from './words.ts'

export interface NameMatch {
  id: string
  /** The one of the entry's names that fits best. */
  name: string
  /**
   * 600 the very name · 500 its words in another order · 400 its beginning · 300 beginnings of its words · 200 and
   * below with typing errors.
   */
  score: number
}

interface Hit {
  row: number
  score: number
  isLiteral: boolean
}

/** Longer queries are cut off: no name is as long, and the work grows with the length. */
const MAX_QUERY = 120

const compareHits = (a: Hit, b: Hit): number =>
  b.score - a.score || Number(b.isLiteral) - Number(a.isLiteral) || a.row - b.row

/**
 * The entries whose names fit the query best: by score, then by weight, then the shorter name. Never the same entry
 * twice.
 */
export const search = (index: NameIndex, query: string, limit: number): NameMatch[] => {
  const typed = query.slice(0, MAX_QUERY)
  const literal = typed.trim().toLowerCase()
  const best = new Map<number, Hit>()
  for (const words of queryReadings(typed)) {
    const reading = makeReading(words)
    for (const row of candidates(index, reading)) {
      const score = rate(index, reading, row)
      if (score === undefined) continue
      const hit = { row, score, isLiteral: index.rowName[row]?.toLowerCase() === literal }
      const entry = index.rowEntry[row] ?? 0
      const known = best.get(entry)
      if (!known || compareHits(hit, known) < 0) best.set(entry, hit)
    }
  }
  const hits = [...best.values()].sort(compareHits)
  const isSure = (hits[0]?.score ?? 0) > POINTS.similar
  return hits
    .filter(hit => !isSure || hit.score > POINTS.partly)
    .slice(0, limit)
    .map(({ row, score }) => ({
      id: index.ids[index.rowEntry[row] ?? 0] ?? '',
      name: index.rowName[row] ?? '',
      score,
    }))
}
