import { GRAM_COUNT, gramsOf } from './grams.ts'
import { nameWords } from './words.ts'

export interface NameEntry {
  id: string
  /** The name and other names for the same thing. */
  names: string[]
  /** The heavier comes first among equally good matches. 0 where missing. */
  weight?: number
}

/**
 * Names prepared for searching. A row is one name of one entry; rows are numbered by weight, then by length, so that
 * the lower of two row numbers is the better answer. Lists of lists lie in one array: list `i` reaches from `starts[i]`
 * to `starts[i + 1]`.
 */
export interface NameIndex {
  ids: readonly string[]
  rowCount: number
  /** By row: the entry, its weight, the name as given, and its words in one piece. */
  rowEntry: Uint32Array
  rowWeight: Float64Array
  rowName: readonly string[]
  rowJoined: readonly string[]
  vocabulary: readonly string[]
  wordStarts: Uint32Array
  words: Uint32Array
  /** Rows by gram. */
  gramStarts: Uint32Array
  gramRows: Uint32Array
  /** Rows so short that one typing error may leave no gram alone. */
  shortRows: Uint32Array
}

export const SHORT_NAME = 6

interface Row {
  entry: number
  weight: number
  name: string
  words: string[]
  joined: string
}

const compareRows = (a: Row, b: Row): number =>
  b.weight - a.weight || a.joined.length - b.joined.length || a.entry - b.entry

const makeRows = (entries: readonly NameEntry[]): Row[] =>
  entries
    .flatMap(({ names, weight = 0 }, entry) =>
      names.map(name => {
        const words = nameWords(name)
        return { entry, weight, name, words, joined: words.join('') }
      }),
    )
    .filter(row => row.joined !== '')
    .sort(compareRows)

const indexWords = (rows: readonly Row[]) => {
  const numbers = new Map<string, number>()
  const wordStarts = new Uint32Array(rows.length + 1)
  const words: number[] = []
  rows.forEach((row, index) => {
    for (const word of row.words) {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      words.push(number)
    }
    wordStarts[index + 1] = words.length
  })
  return { vocabulary: [...numbers.keys()], wordStarts, words: Uint32Array.from(words) }
}

/** Calls `use` once for every different gram of every row. */
const eachGram = (rows: readonly Row[], use: (gram: number, row: number) => void): void => {
  const seen = new Int32Array(GRAM_COUNT).fill(-1)
  rows.forEach(({ words }, row) => {
    for (const gram of gramsOf(words)) {
      if (seen[gram] === row) continue
      seen[gram] = row
      use(gram, row)
    }
  })
}

const indexGrams = (rows: readonly Row[]) => {
  const gramStarts = new Uint32Array(GRAM_COUNT + 1)
  eachGram(rows, gram => {
    gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + 1
  })
  for (let gram = 0; gram < GRAM_COUNT; gram++) {
    gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + (gramStarts[gram] ?? 0)
  }
  const next = gramStarts.slice()
  const gramRows = new Uint32Array(gramStarts[GRAM_COUNT] ?? 0)
  eachGram(rows, (gram, row) => {
    const at = next[gram] ?? 0
    gramRows[at] = row
    next[gram] = at + 1
  })
  return { gramStarts, gramRows }
}

/** Prepares names for `search`. Takes a few seconds for some hundred thousand names. */
export const buildNameIndex = (entries: readonly NameEntry[]): NameIndex => {
  const rows = makeRows(entries)
  return {
    ids: entries.map(entry => entry.id),
    rowCount: rows.length,
    rowEntry: Uint32Array.from(rows, row => row.entry),
    rowWeight: Float64Array.from(rows, row => row.weight),
    rowName: rows.map(row => row.name),
    rowJoined: rows.map(row => row.joined),
    ...indexWords(rows),
    ...indexGrams(rows),
    shortRows: Uint32Array.from(rows.flatMap((row, index) => (row.joined.length <= SHORT_NAME ? [index] : []))),
  }
}
