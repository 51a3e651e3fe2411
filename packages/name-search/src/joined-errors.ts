import { similarErrors } from './match-word.ts'
import type { NameIndex } from './name-index.ts'

const FORGOTTEN_SPACE = 0.5
const MOST_LEFT = 2
/** Shorter words are found by chance inside others. */
const SHORTEST_WORD = 4

/** Typing errors between a query and a name, or the beginning of it, when spaces do not count. */
export const joinedErrors = (query: string, name: string): number =>
  similarErrors(query, name) ?? Number.POSITIVE_INFINITY

/**
 * The name's words are in the query, wherever they stand, but for a letter or two: spaces were forgotten, and perhaps
 * the order changed. Returns the letters left over.
 */
export const scatteredErrors = (index: NameIndex, query: string, row: number): number => {
  let rest = query
  for (let at = index.wordStarts[row] ?? 0; at < (index.wordStarts[row + 1] ?? 0); at++) {
    const word = index.vocabulary[index.words[at] ?? 0] ?? ''
    if (word.length >= SHORTEST_WORD) rest = rest.replace(word, '')
  }
  const isMostlyFound = rest.length <= Math.min(MOST_LEFT, query.length / 3)
  return isMostlyFound ? rest.length + FORGOTTEN_SPACE : Number.POSITIVE_INFINITY
}
