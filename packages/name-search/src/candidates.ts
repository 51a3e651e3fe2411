import { gramsOf } from './grams.ts'
import { type NameIndex, SHORT_NAME } from './name-index.ts'
import type { Reading } from './rate-words.ts'

/** So many rows are looked at closely. */
const CLOSE_LOOK = 300
/** So many rows may take part in the choice of those. */
const PRESELECTED = 40_000
const HIGHEST_GRAM_WEIGHT = 10
const BEGINNING_BONUS = 12
const EXACT_BONUS = 24

/** Per index: a counter for each row, used again by every search. */
const counters = new WeakMap<NameIndex, Uint16Array>()
const countersOf = (index: NameIndex): Uint16Array => {
  const known = counters.get(index) ?? new Uint16Array(index.rowCount)
  counters.set(index, known)
  return known.fill(0)
}

/**
 * Counts the grams that each row shares with the query; the rarer the gram the more it counts. Returns the highest
 * count.
 */
const countGrams = (index: NameIndex, words: string[], counts: Uint16Array): number => {
  const seen = new Set<number>()
  let highest = 0
  for (const gram of gramsOf(words)) {
    if (seen.has(gram)) continue
    seen.add(gram)
    const start = index.gramStarts[gram] ?? 0
    const end = index.gramStarts[gram + 1] ?? start
    if (end === start) continue
    const rarity = Math.log2((index.rowCount + 1) / (end - start))
    const weight = Math.max(1, Math.min(HIGHEST_GRAM_WEIGHT, Math.round(rarity)))
    for (let at = start; at < end; at++) {
      const row = index.gramRows[at] ?? 0
      const count = (counts[row] ?? 0) + weight
      counts[row] = count
      if (count > highest) highest = count
    }
  }
  return highest
}

/** The highest count that at least `wanted` rows reach, but at least 1. */
const thresholdFor = (counts: Uint16Array, highest: number, wanted: number): number => {
  const histogram = new Uint32Array(highest + 1)
  for (let row = 0; row < counts.length; row++) {
    const count = counts[row] ?? 0
    histogram[count] = (histogram[count] ?? 0) + 1
  }
  let rows = 0
  for (let count = highest; count > 1; count--) {
    rows += histogram[count] ?? 0
    if (rows >= wanted) return count
  }
  return 1
}

/** Count, and how near the row comes in length and beginning. */
const promise = (count: number, query: string, name: string): number => {
  const lengthGap = Math.min(8, Math.abs(name.length - query.length) >> 1)
  if (name === query) return count + EXACT_BONUS
  return count + 8 - lengthGap + (name.startsWith(query) ? BEGINNING_BONUS : 0)
}

/** The rows that may fit a reading of the query, at most some hundred. */
export const candidates = (index: NameIndex, { words, joined }: Reading): Iterable<number> => {
  const counts = countersOf(index)
  const highest = countGrams(index, words, counts)
  const chosen = new Set<number>()
  if (joined.length < SHORT_NAME) for (const row of index.shortRows) chosen.add(row)
  if (highest === 0) return chosen
  const threshold = thresholdFor(counts, highest, CLOSE_LOOK)
  const buckets: number[][] = []
  let preselected = 0
  for (let row = 0; row < counts.length && preselected < PRESELECTED; row++) {
    const count = counts[row] ?? 0
    if (count < threshold) continue
    preselected += 1
    const place = promise(count - threshold, joined, index.rowJoined[row] ?? '')
    const bucket = buckets[place]
    if (bucket) bucket.push(row)
    else buckets[place] = [row]
  }
  let wanted = CLOSE_LOOK
  for (let place = buckets.length - 1; place >= 0 && wanted > 0; place--) {
    for (const row of buckets[place] ?? []) {
      if (wanted === 0) break
      chosen.add(row)
      wanted -= 1
    }
  }
  return chosen
}
