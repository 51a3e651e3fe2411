import { editDistance } from './edit-distance.ts'
import { matchWord, type WordMatch } from './match-word.ts'
import type { NameIndex } from './name-index.ts'

/** Points of a match; typing errors are taken off. The classes never overlap. */
export const POINTS = { exact: 600, reordered: 500, beginning: 400, wordBeginnings: 300, similar: 200, partly: 100 }
const PER_ERROR = 20
/** So much of the letters must be found for a partial match. */
const LEAST_SHARE = 0.6
const JOINED_LIMIT = 2
const JOINED_FROM = 3
const INSIDE_FROM = 4
const FORGOTTEN_SPACE = 0.5

export interface Reading {
  words: string[]
  joined: string
  /** Matches already worked out: query word -> vocabulary word -> match. */
  known: Map<number, WordMatch>[]
}

export const makeReading = (words: string[]): Reading => ({
  words,
  joined: words.join(''),
  known: words.map(() => new Map()),
})

const remembered = (index: NameIndex, reading: Reading, position: number, word: number): WordMatch => {
  const known = reading.known[position]
  if (!known || known.has(word)) return known?.get(word)
  const match = matchWord(reading.words[position] ?? '', index.vocabulary[word] ?? '')
  known.set(word, match)
  return match
}

const better = (a: NonNullable<WordMatch>, b: WordMatch): boolean =>
  !b || a.errors < b.errors || (a.errors === b.errors && a.kind === 'exact' && b.kind !== 'exact')

interface WordsRated {
  errors: number
  isComplete: boolean
  allExact: boolean
  allBeginnings: boolean
  matchedLetters: number
}

/** Gives each word of the query the best word of the name that no earlier one has taken. */
const rateWords = (index: NameIndex, reading: Reading, row: number): WordsRated => {
  const start = index.wordStarts[row] ?? 0
  const end = index.wordStarts[row + 1] ?? start
  const taken = new Set<number>()
  const rated = { errors: 0, isComplete: true, allExact: true, allBeginnings: true, matchedLetters: 0 }
  reading.words.forEach((text, position) => {
    let best: WordMatch
    let bestAt = -1
    for (let at = start; at < end; at++) {
      if (taken.has(at)) continue
      const match = remembered(index, reading, position, index.words[at] ?? 0)
      if (match && better(match, best)) {
        best = match
        bestAt = at
      }
    }
    if (!best) {
      rated.isComplete = false
      rated.allExact = false
      rated.allBeginnings = false
      return
    }
    taken.add(bestAt)
    rated.errors += best.errors
    rated.matchedLetters += text.length
    if (best.kind !== 'exact') rated.allExact = false
    if (best.kind === 'similar') rated.allBeginnings = false
  })
  return rated
}

/** Typing errors when spaces do not count. */
const joinedErrors = (query: string, name: string): number => {
  if (query.length < JOINED_FROM) return Number.POSITIVE_INFINITY
  const limit = query.length < 6 ? 1 : JOINED_LIMIT
  const { whole, beginning } = editDistance(query, name, limit)
  const errors = Math.min(whole, beginning + 0.3)
  return errors <= limit + 0.3 ? errors : Number.POSITIVE_INFINITY
}

/** Letters of the query left over when the name's words are taken out of it, wherever they stand: spaces forgotten, order changed. */
const leftOver = (index: NameIndex, query: string, row: number): number => {
  let rest = query
  for (let at = index.wordStarts[row] ?? 0; at < (index.wordStarts[row + 1] ?? 0); at++) {
    const word = index.vocabulary[index.words[at] ?? 0] ?? ''
    if (word.length >= INSIDE_FROM) rest = rest.replace(word, '')
  }
  return rest.length
}

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
    words.isComplete ? Number.POSITIVE_INFINITY : leftOver(index, reading.joined, row) + FORGOTTEN_SPACE,
  )
  if (errors < POINTS.partly / PER_ERROR) return POINTS.similar - errors * PER_ERROR
  const share = words.matchedLetters / reading.joined.length
  return share >= LEAST_SHARE ? POINTS.partly * share - words.errors : undefined
}
