import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductGroup, Tariff } from '../model.ts'
import { fixedPriceOffers, relationOffers } from '../price/offers.ts'
import { aGroup, aPrice, aSort, aVersion } from '../small-tariff.fixture.ts'
import { type Arrangement, arrangeTariff, NOTHING_ARRANGED } from './arrange-tariff.ts'
import { boardGaps, type GroupBoard, groupsOnBoard, importedBoard, namelessCategories } from './group-board.ts'

const LEISURE = { de: 'Freizeit', en: 'Leisure' }
const NEW = { de: 'Neu', en: 'New' }
const fixed = (name: string, order: number, more: Partial<ProductGroup> = {}) =>
  aGroup(name, { kind: 'fixPrice', order, category: LEISURE, serviceAreas: [2, 4], ...more })

const groups = [
  fixed('day', 10),
  fixed('night', 20),
  fixed('ferry', 30),
  aGroup('single'),
  aGroup('short', { order: 2 }),
]
const version = aVersion({
  groups,
  sorts: groups.map(({ name }) => aSort(name, { group: name })),
  prices: groups.map(({ name }) => aPrice(name, null, 500)),
})
const tariff: Tariff = { currency: 'EUR', versions: [version] }

const moment = { date: '2026-11-21', today: '2026-11-21', serviceArea: 2 }
const boards = (board: GroupBoard, more: Partial<Arrangement['boards'][number]> = {}): Arrangement => ({
  ...NOTHING_ARRANGED,
  boards: [{ part: 'fixPriceGroups', area: 2, board, ...more }],
})
const soldBy = (arrangement: Arrangement, serviceArea = 2) => {
  const [arranged = version] = arrangeTariff(tariff, arrangement).versions
  return fixedPriceOffers(arranged, { ...moment, serviceArea }).map(({ group }) => [group.name, group.category?.de])
}

describe('what staff arrange', () => {
  it('is the order and the headings passengers see, without what is hidden, in its own service area only', () => {
    const board = {
      categories: [
        { name: NEW, groups: ['ferry'] },
        { name: null, groups: ['day'] },
      ],
      hidden: ['night'],
    }
    expect(soldBy(boards(board))).toEqual([
      ['ferry', 'Neu'],
      ['day', undefined],
    ])
    expect(soldBy(boards(board), 4).map(([name]) => name)).toEqual(['day', 'night', 'ferry'])
  })

  it('passes over what an import has dropped, and sells what it has brought after the others', () => {
    const board = { categories: [{ name: NEW, groups: ['gone', 'night'] }], hidden: ['goneToo'] }
    expect(soldBy(boards(board))).toEqual([
      ['night', 'Neu'],
      ['day', 'Freizeit'],
      ['ferry', 'Freizeit'],
    ])
    const onIt = groupsOnBoard(version, 'fixPriceGroups', 2)
    expect(boardGaps(board, onIt)).toEqual({ lost: ['gone', 'goneToo'], unplaced: ['day', 'ferry'] })
  })

  it('of relation groups is theirs, and leaves those of one price alone', () => {
    const board = { categories: [{ name: null, groups: ['short', 'single'] }], hidden: [] }
    const [arranged = version] = arrangeTariff(tariff, boards(board, { part: 'relationGroups' })).versions
    const journey = { zones: ['A'], stops: null, lines: [] }
    const offers = relationOffers(arranged, moment, { ...journey, origin: 'a1', destination: 'a1' } as never)
    expect(offers.map(({ group }) => group.name)).toEqual(['short', 'single'])
  })

  it('may be texts, where they say something; the shop’s languages have short names in the tariff', () => {
    const texts = [
      { sortGroup: 'day', language: 'en-GB', overview: 'All day', detail: '', fareRules: '' },
      { sortGroup: 'day', language: 'nl-NL', overview: '', detail: 'De hele dag', fareRules: '' },
      { sortGroup: 'gone', language: 'de-DE', overview: 'x', detail: 'x', fareRules: 'x' },
    ]
    const [arranged] = arrangeTariff(tariff, { boards: [], texts }).versions
    expect(arranged?.groups[0]).toMatchObject({
      overview: { de: '', en: 'All day' },
      detail: { de: '', en: '', 'nl-NL': 'De hele dag' },
    })
    expect(arranged?.groups[1]).toBe(groups[1])
  })

  it('is the tariff itself where nothing is arranged', () => {
    expect(arrangeTariff(tariff, NOTHING_ARRANGED)).toBe(tariff)
    expect(soldBy(boards(importedBoard(groupsOnBoard(version, 'fixPriceGroups', 2))))).toEqual(soldBy(NOTHING_ARRANGED))
  })

  it('never hides what it does not name as hidden, whatever it names', () => {
    const name = fc.constantFrom('day', 'night', 'ferry', 'gone', 'single')
    const names = fc.uniqueArray(name)
    fc.assert(
      fc.property(names, names, (placed, hidden) => {
        const board = { categories: [{ name: NEW, groups: placed }], hidden }
        const sold = soldBy(boards(board)).map(([group]) => group)
        expect(sold.toSorted()).toEqual(['day', 'ferry', 'night'].filter(group => !hidden.includes(group as never)))
      }),
    )
  })
})

it('a heading that one language lacks keeps a board from being shown; no heading at all does not', () => {
  const categories = [
    { name: { de: 'Freizeit', en: '' }, groups: [] },
    { name: null, groups: [] },
  ]
  expect(namelessCategories({ categories, hidden: [] })).toEqual([0])
})
