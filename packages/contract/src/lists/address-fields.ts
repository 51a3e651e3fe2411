import { isUsefulDate } from '../values/date.ts'

/** What a part of a list's state does when it changes. */
type Kind =
  /** It narrows the list down: counted, taken back by a reset, begins at the first page. */
  | 'filter'
  /** The same rows in another order or in other pages: begins at the first page. */
  | 'order'
  /** The same rows, seen otherwise. */
  | 'look'

/** One part of a list's state, as it stands in the address. */
export interface AddressField<Value> {
  kind: Kind
  /** No part of what a saved view keeps: the page, the row that is open. */
  passing?: true
  /** Of the order: the columns that it can be. */
  sorts?: readonly string[]
  /** What holds while the address says nothing of it. */
  usual: Value
  /** Undefined where the address says what nobody can mean. */
  read(text: string): Value | undefined
  print(value: Value): string
}

const among = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text)

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined

/** Whatever was typed into a search field. */
export const text = (): AddressField<string> => ({ kind: 'filter', usual: '', read: said => said, print: said => said })

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** All that belongs to something else, by its id; '' for everything. */
export const oneRow = (): AddressField<string> => ({
  kind: 'filter',
  usual: '',
  read: said => (said === '' || GUID.test(said) ? said : undefined),
  print: id => id,
})

/** One of several. */
export const choice = <Value extends string>(values: readonly Value[], usual: Value): AddressField<Value> => ({
  kind: 'filter',
  usual,
  read: said => among(values, said),
  print: value => value,
})

/** Several of many, each once, in the order in which they were chosen. Values have no dot. */
const several = <Value extends string>(
  kind: Kind,
  values: readonly Value[],
  usual: readonly Value[],
): AddressField<readonly Value[]> => ({
  kind,
  usual,
  read: said => [...new Set(said.split('.').map(one => among(values, one)))].filter(isThere),
  print: chosen => chosen.join('.'),
})

/** Several of many; none of them narrows nothing down. */
export const choices = <Value extends string>(values: readonly Value[]) => several('filter', values, [])

/** The columns that are shown, in their order. */
export const shownColumns = <Value extends string>(values: readonly Value[], usual: readonly Value[] = values) =>
  several('look', values, usual)

/** The columns that are shown, in their order; none: all of them, as they usually come. */
export const chosenColumns = (): AddressField<readonly string[]> => ({
  kind: 'look',
  usual: [],
  read: said => [...new Set(said.split('.').filter(one => /^\w+$/.test(one)))],
  print: chosen => chosen.join('.'),
})

/** A day, or '' where it is open. `YYYY-MM-DD` */
export const day = (): AddressField<string> => ({
  kind: 'filter',
  usual: '',
  read: said => (isUsefulDate(said) ? said : undefined),
  print: said => said,
})

/** The page that is seen, from 1 on. */
export const pageNumber = (): AddressField<number> => ({
  kind: 'look',
  passing: true,
  usual: 1,
  read: said => (/^[1-9]\d{0,6}$/.test(said) ? Number(said) : undefined),
  print: String,
})

/** Rows on a page: one of `sizes`. */
export const pageSize = (sizes: readonly number[], usual: number): AddressField<number> => ({
  kind: 'order',
  usual,
  read: said => sizes.find(size => String(size) === said),
  print: String,
})

/** By which column, a minus before it where backwards; `earlier` are names that addresses were saved with. */
export const sortedBy = <Column extends string>(
  columns: readonly Column[],
  usual: { id: Column; desc: boolean },
  earlier: Readonly<Record<string, Column>> = {},
): AddressField<{ id: Column; desc: boolean }> => ({
  kind: 'order',
  sorts: columns,
  usual,
  read: said => sortIn(columns, said) ?? earlierSort(earlier, said),
  print: printSort,
})

/** The same of a list that comes in an order of its own where no column is named. */
export const sortedAs = <Column extends string>(
  columns: readonly Column[],
): AddressField<{ id: Column; desc: boolean } | undefined> => ({
  kind: 'order',
  sorts: columns,
  usual: undefined,
  read: said => sortIn(columns, said),
  print: sort => (sort ? printSort(sort) : ''),
})

function sortIn<Column extends string>(columns: readonly Column[], said: string) {
  const id = among(columns, said.replace(/^-/, ''))
  return id && { id, desc: said.startsWith('-') }
}

function earlierSort<Column extends string>(earlier: Readonly<Record<string, Column>>, said: string) {
  const column = said.replace(/^-/, '')
  // What every object has, `constructor` for one, is no name that a column had.
  const id = Object.hasOwn(earlier, column) ? earlier[column] : undefined
  return id && { id, desc: said.startsWith('-') }
}

const printSort = ({ id, desc }: { id: string; desc: boolean }): string => `${desc ? '-' : ''}${id}`

/** The row that is open beside the list; '' where none is. */
export const openRow = (): AddressField<string> => ({
  kind: 'look',
  passing: true,
  usual: '',
  read: id => id,
  print: id => id,
})
