import type { GroupBoard } from '@billett/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCategory,
  arrangedAs,
  columnsOf,
  DIRECTIONS,
  moveCategory,
  moveGroup,
  placeOf,
  removeCategory,
  renameCategory,
  step,
  withUnplaced,
} from './edit-board.ts'

const named = (name: string) => ({ de: name, en: name })
const board: GroupBoard = {
  categories: [
    { name: named('A'), groups: ['a', 'b'] },
    { name: named('B'), groups: ['c'] },
  ],
  hidden: ['h'],
}

it.each([
  ['b', 'up', [['b', 'a'], ['c'], ['h']]],
  ['b', 'down', [['a'], ['b', 'c'], ['h']]],
  ['c', 'up', [['a', 'b', 'c'], [], ['h']]],
  ['c', 'down', [['a', 'b'], [], ['c', 'h']]],
  ['a', 'up', [['a', 'b'], ['c'], ['h']]],
  ['a', 'right', [['b'], ['c', 'a'], ['h']]],
  ['h', 'left', [['a', 'b'], ['c', 'h'], []]],
  ['h', 'down', [['a', 'b'], ['c'], ['h']]],
] as const)('%s one step %s', (name, direction, columns) =>
  expect(columnsOf(step(board, name, direction))).toEqual(columns),
)

it('headings are added, named, moved and removed; groups of a removed one stand under the one before', () => {
  expect(addCategory(board, named('C')).categories[2]).toEqual({ name: named('C'), groups: [] })
  expect(renameCategory(board, 1, named('Z')).categories.map(({ name }) => name?.de)).toEqual(['A', 'Z'])
  expect(columnsOf(moveCategory(board, 1, -1))).toEqual([['c'], ['a', 'b'], ['h']])
  expect(moveCategory(board, 0, -1)).toBe(board)
  expect(columnsOf(removeCategory(board, 1))).toEqual([['a', 'b', 'c'], ['h']])
  expect(columnsOf(removeCategory(board, 0))).toEqual([['c', 'a', 'b'], ['h']])
  expect(removeCategory({ categories: board.categories.slice(1), hidden: [] }, 0).categories).toEqual([
    { name: null, groups: ['c'] },
  ])
})

it('what an import has brought stands last, before what is hidden', () => {
  expect(columnsOf(withUnplaced(board, ['n']))).toEqual([['a', 'b'], ['c', 'n'], ['h']])
  expect(columnsOf(withUnplaced({ categories: [], hidden: [] }, ['n']))).toEqual([['n'], []])
})

it('no move loses a group, doubles one, or changes the order of the others', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'h')
  const move = fc.record({ name, direction: fc.constantFrom(...DIRECTIONS) })
  fc.assert(
    fc.property(fc.array(move), name, fc.nat(2), fc.nat(4), (moves, moved, column, at) => {
      const after = moves.reduce((now, one) => step(now, one.name, one.direction), board)
      expect(columnsOf(after).flat().toSorted()).toEqual(['a', 'b', 'c', 'h'])
      const put = moveGroup(after, moved, { column, at })
      expect(placeOf(put, moved).column).toBe(column)
      const others = (of: GroupBoard) => columnsOf(of).map(groups => groups.filter(group => group !== moved))
      expect(others(put)).toEqual(others(after))
    }),
  )
})

describe('a board arranged as that of another area', () => {
  const named = (de: string, ...groups: string[]) => ({ name: { de, en: de }, groups })
  it('has its headings, order and hidden groups, as far as they are sold here; what is sold here alone comes after', () => {
    const from = { categories: [named('A', 'x', 'y'), named('B', 'gone'), named('C', 'z')], hidden: ['h', 'gone too'] }
    const board = { categories: [named('Z', 'z', 'own'), named('C', 'h', 'other', 'x')], hidden: ['y', 'secret'] }
    expect(arrangedAs(board, from)).toEqual({
      categories: [named('A', 'x', 'y'), named('C', 'z', 'other'), named('Z', 'own')],
      hidden: ['h', 'secret'],
    })
  })

  it('loses no group and doubles none, and stays as it is by its own', () => {
    const board = { categories: [{ name: null, groups: ['a', 'b'] }, named('A', 'c')], hidden: ['d'] }
    expect(arrangedAs(board, board)).toEqual(board)
    expect(arrangedAs(board, { categories: [], hidden: [] })).toEqual(board)
  })
})
