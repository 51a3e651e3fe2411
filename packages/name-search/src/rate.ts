import { joinedErrors, scatteredErrors } from './joined-errors.ts'
import { INSIDE_FROM } from './match-word.ts'
import type { NameIndex } from './name-index.ts'
import { type Reading, rateWords } from './rate-words.ts'

/** Points of a match; typing errors are taken off. The classes never overlap. */
export const POINTS = { exact: 600, reordered: 500, beginning: 400, wordBeginnings: 300, similar: 200, partly: 100 }
const PER_ERROR = 20
const MOST_ERRORS = 5
/** So much of the letters must be found for a partial match. */
const LEAST_SHARE = 0.6

/** How well a reading of the query fits a row; undefined where it does not. */
export const rate = (index: NameIndex, reading: Reading, row: number): number | undefined => {
  const name = index.rowJoined[row] ?? ''
  if (name === reading.joined) return POINTS.exact
  const words = rateWords(index, reading, row)
  const wordCount = (index.wordStarts[row + 1] ?? 0) - (index.wordStarts[row] ?? 0)
  if (words.allExact && wordCount === reading.words.length) return POINTS.reordered
  if (name.startsWith(reading.joined)) return POINTS.beginning
  if (words.allBeginnings) return POINTS.wordBeginnings
  if (reading.joined.length >= INSIDE_FROM && name.includes(reading.joined)) return POINTS.similar
  const errors = Math.min(
    words.isComplete ? words.errors : Number.POSITIVE_INFINITY,
    joinedErrors(reading.joined, name),
    words.isComplete ? Number.POSITIVE_INFINITY : scatteredErrors(index, reading.joined, row),
  )
  if (errors < MOST_ERRORS) return POINTS.similar - errors * PER_ERROR
  const share = words.matchedLetters / reading.joined.length
  return share >= LEAST_SHARE ? POINTS.partly * share - words.errors : undefined
}
