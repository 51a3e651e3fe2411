import { matchWord, type WordMatch } from './match-word.ts'
import type { NameIndex } from './name-index.ts'

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

export interface WordsRated {
  errors: number
  isComplete: boolean
  allExact: boolean
  allBeginnings: boolean
  matchedLetters: number
}

/** Gives each word of the query the best word of the name that no earlier one has taken. */
export const rateWords = (index: NameIndex, reading: Reading, row: number): WordsRated => {
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
