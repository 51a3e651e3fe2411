import { type BoardCategory, type GroupBoard, namesOn } from '@billett/domain'

/** Where a group stands: under a heading, by its place, or among the hidden ones, which come after all headings. */
export interface Place {
  column: number
  at: number
}

/** The columns of a board: one for each heading, and the hidden groups last. */
export const columnsOf = ({ categories, hidden }: GroupBoard): string[][] => [
  ...categories.map(({ groups }) => groups),
  hidden,
]

export const hiddenColumn = ({ categories }: GroupBoard): number => categories.length

export function placeOf(board: GroupBoard, name: string): Place {
  const column = columnsOf(board).findIndex(groups => groups.includes(name))
  return { column, at: columnsOf(board)[column]?.indexOf(name) ?? -1 }
}

/** The board with other columns. */
const withColumns = ({ categories }: GroupBoard, columns: readonly string[][]): GroupBoard => ({
  categories: categories.map((one, column) => ({ ...one, groups: columns[column] ?? [] })),
  hidden: columns[categories.length] ?? [],
})

/** A group at another place; one beyond a column's end is its last. */
export function moveGroup(board: GroupBoard, name: string, { column, at }: Place): GroupBoard {
  const without = columnsOf(board).map(groups => groups.filter(group => group !== name))
  return withColumns(
    board,
    without.map((groups, i) => (i === column ? groups.toSpliced(Math.max(0, at), 0, name) : groups)),
  )
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** One step: up and down within a heading and on to the next one, left and right to the end of another heading. */
export function step(board: GroupBoard, name: string, direction: Direction): GroupBoard {
  const columns = columnsOf(board)
  const { column, at } = placeOf(board, name)
  const length = columns[column]?.length ?? 0
  const to: Record<Direction, Place> = {
    up: at > 0 ? { column, at: at - 1 } : { column: column - 1, at: columns[column - 1]?.length ?? 0 },
    down: at < length - 1 ? { column, at: at + 1 } : { column: column + 1, at: 0 },
    left: { column: column - 1, at: columns[column - 1]?.length ?? 0 },
    right: { column: column + 1, at: columns[column + 1]?.length ?? 0 },
  }
  const place = to[direction]
  return columns[place.column] ? moveGroup(board, name, place) : board
}

export const addCategory = ({ categories, hidden }: GroupBoard, name: { de: string; en: string }): GroupBoard => ({
  categories: [...categories, { name, groups: [] }],
  hidden,
})

export const renameCategory = (
  { categories, hidden }: GroupBoard,
  column: number,
  name: { de: string; en: string },
): GroupBoard => ({ categories: categories.map((one, i) => (i === column ? { ...one, name } : one)), hidden })

/** A heading before or after its neighbour; at the edge it stays. */
export function moveCategory(board: GroupBoard, column: number, by: -1 | 1): GroupBoard {
  const one = board.categories[column]
  const to = column + by
  if (!one || to < 0 || to >= board.categories.length) return board
  return { ...board, categories: board.categories.toSpliced(column, 1).toSpliced(to, 0, one) }
}

/** Without a heading; its groups stand under the one before it, or without any where it was the first. */
export function removeCategory({ categories, hidden }: GroupBoard, column: number): GroupBoard {
  const groups = categories[column]?.groups ?? []
  const others = categories.filter((_, i) => i !== column)
  if (groups.length === 0) return { categories: others, hidden }
  const heir = Math.max(0, column - 1)
  if (others.length === 0) return { categories: [{ name: null, groups }], hidden }
  return {
    categories: others.map((one, i) => (i === heir ? { ...one, groups: [...one.groups, ...groups] } : one)),
    hidden,
  }
}

/** Groups an import has brought, at the end of the last heading: where passengers see them now. */
export function withUnplaced(board: GroupBoard, unplaced: readonly string[]): GroupBoard {
  if (unplaced.length === 0) return board
  if (board.categories.length === 0) return { ...board, categories: [{ name: null, groups: [...unplaced] }] }
  const last = board.categories.length - 1
  return {
    ...board,
    categories: board.categories.map((one, i) => (i === last ? { ...one, groups: [...one.groups, ...unplaced] } : one)),
  }
}

const isUnder = (name: BoardCategory['name'], other: BoardCategory['name']): boolean =>
  name === null || other === null ? name === other : name.de === other.de && name.en === other.en

/**
 * A board arranged as that of another service area is: its headings, order and hidden groups, as far as the groups are
 * sold here too. What is sold here alone stays under its heading, after the others.
 */
export function arrangedAs(board: GroupBoard, from: GroupBoard): GroupBoard {
  const here = new Set(namesOn(board))
  const there = new Set(namesOn(from))
  const taken = from.categories
    .map(({ name, groups }) => ({ name, groups: groups.filter(group => here.has(group)) }))
    .filter(({ groups }) => groups.length > 0)
  const own = board.categories
    .map(({ name, groups }) => ({ name, groups: groups.filter(group => !there.has(group)) }))
    .filter(({ groups }) => groups.length > 0)
  const ofOwn = (name: BoardCategory['name']) => own.flatMap(one => (isUnder(one.name, name) ? one.groups : []))
  const joined = taken.map(({ name, groups }) => ({ name, groups: [...groups, ...ofOwn(name)] }))
  const others = own.filter(({ name }) => !taken.some(one => isUnder(one.name, name)))
  const categories = [...joined, ...others]
  const hidden = [...from.hidden.filter(group => here.has(group)), ...board.hidden.filter(group => !there.has(group))]
  return { categories, hidden }
}
