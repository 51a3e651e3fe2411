import type { Language, SortOf } from '@billett/domain'

/** What rows are put in order by: a text, a day or a moment of each. */
type Keys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | null | undefined>>

/** Rows of a list that comes as a whole, by the column that is asked for; what has nothing there comes last. */
export function inOrder<Row, Column extends string>(
  rows: readonly Row[],
  keys: Keys<Row, Column>,
  { sort, language }: { sort: SortOf<Column> | undefined; language: Language },
): Row[] {
  const named = Object.entries<Keys<Row, Column>[Column]>(keys).find(([name]) => sort === name || sort === `-${name}`)
  if (!named) return [...rows]
  const [name, keyOf] = named
  const { compare } = new Intl.Collator(language, { numeric: true })
  return rows.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    if (!first || !second) return Number(!first) - Number(!second)
    return sort === name ? compare(first, second) : compare(second, first)
  })
}
