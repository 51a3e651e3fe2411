import { editDistance } from './edit-distance.ts'

/** How well a word of the query fits a word of a name. */
export type WordMatch = { kind: 'exact' | 'beginning'; errors: 0 } | { kind: 'similar'; errors: number } | undefined

const EXACT: WordMatch = { kind: 'exact', errors: 0 }
const BEGINNING: WordMatch = { kind: 'beginning', errors: 0 }
/** "markt" inside "wochenmarkt" weighs less than a typing error. */
const INSIDE: WordMatch = { kind: 'similar', errors: 0.8 }
export const INSIDE_FROM = 4
/** A word that is wrong and unfinished is a little worse than one that is only wrong. */
const UNFINISHED = 0.3

/** So many typing errors a word may have and still be recognised. */
const tolerance = (length: number): number => {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** Typing errors between a query and a text or, a little worse, its beginning; undefined where there are too many. */
export const similarErrors = (query: string, text: string): number | undefined => {
  const limit = tolerance(query.length)
  if (limit === 0 || query.length - text.length > limit) return undefined
  const { whole, beginning } = editDistance(query, text, limit)
  const errors = Math.min(whole, beginning + UNFINISHED)
  return errors <= limit + UNFINISHED ? errors : undefined
}

export const matchWord = (query: string, word: string): WordMatch => {
  if (query === word) return EXACT
  if (word.startsWith(query)) return BEGINNING
  if (query.length >= INSIDE_FROM && word.includes(query)) return INSIDE
  const errors = similarErrors(query, word)
  return errors === undefined ? undefined : { kind: 'similar', errors }
}
