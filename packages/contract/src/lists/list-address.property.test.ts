import {
  choice,
  choices,
  day,
  openRow,
  pageNumber,
  pageSize,
  shownColumns,
  sortedBy,
  text,
} from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const STATES = ['paid', 'open', 'failed'] as const
const COLUMNS = ['id', 'date', 'buyer', 'total'] as const
const SIZES = [20, 100, 1_000]

const orders = listAddress({
  search: text(),
  span: choice(['7d', '30d', 'all'], '7d'),
  from: day(),
  states: choices(STATES),
  sort: sortedBy(COLUMNS, { id: 'date', desc: true }),
  page: pageNumber(),
  pageSize: pageSize(SIZES, 1_000),
  columns: shownColumns(COLUMNS, ['id', 'date']),
  open: openRow(),
})

const anyState = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  span: fc.constantFrom('7d', '30d', 'all'),
  from: fc.constantFrom('', '2026-11-23', '2024-02-29'),
  states: fc.shuffledSubarray([...STATES]),
  sort: fc.record({ id: fc.constantFrom(...COLUMNS), desc: fc.boolean() }),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  pageSize: fc.constantFrom(...SIZES),
  columns: fc.shuffledSubarray([...COLUMNS]),
  open: fc.string(),
})

const asked = (address: string) => orders.read(new URLSearchParams(address))

describe('a list and its address', () => {
  it('say the same: what was written is read again, whatever it was', () => {
    fc.assert(
      fc.property(anyState, state => {
        const address = orders.write(new URLSearchParams('language=en'), state)
        expect(orders.read(new URLSearchParams(address.toString()))).toEqual(state)
        expect(address.get('language')).toBe('en')
      }),
    )
  })

  it('understand each other whatever stands in the address: what is read is written and read the same', () => {
    const anyQuery = fc.dictionary(
      fc.constantFrom('search', 'span', 'from', 'states', 'sort', 'page', 'pageSize'),
      fc.string(),
    )
    fc.assert(
      fc.property(anyQuery, said => {
        const state = orders.read(new URLSearchParams(said))
        expect(orders.read(orders.write(new URLSearchParams(), state))).toEqual(state)
      }),
    )
  })

  it('keep of a view what is chosen, and tell where some of it can no longer be meant', () => {
    fc.assert(
      fc.property(anyState, state => {
        const view = orders.kept(orders.write(new URLSearchParams('language=en'), state))
        const { search: _, page: __, open: ___, ...chosen } = state
        expect(orders.read(view)).toEqual({ ...chosen, search: '', page: 1, open: '' })
        expect(orders.hasLost(view)).toBe(false)
      }),
    )
    const old = new URLSearchParams('states=paid.gone&colour=red&span=30d')
    expect([orders.kept(old).toString(), orders.hasLost(old)]).toEqual(['span=30d&states=paid', true])
  })

  it('leave out what is as usual', () => {
    expect(orders.write(new URLSearchParams(), asked('')).size).toBe(0)
    expect(asked('')).toMatchObject({ span: '7d', page: 1, pageSize: 1_000, columns: ['id', 'date'] })
  })

  it.each([
    'span=century',
    'from=2026-13-01',
    'from=2026-02-30',
    'from=tomorrow',
    'sort=-price',
    'sort=--date',
    'sort=constructor',
    'page=0',
    'page=-1',
    'page=1e3',
    'pageSize=17',
    'states=unknown',
  ])('are the usual list where nobody can mean the address: %s', address => {
    expect(asked(address)).toEqual(asked(''))
  })

  it('keep what is known of several, each once, in their order', () => {
    expect(asked('states=failed.unknown.paid.failed').states).toEqual(['failed', 'paid'])
    expect(asked('columns=total.id').columns).toEqual(['total', 'id'])
    expect(asked('columns=').columns).toEqual([])
  })

  const page = (part: Parameters<typeof orders.write>[1]) =>
    orders.read(orders.write(new URLSearchParams('page=7'), part)).page

  it('begin at the first page once other rows stand there, and stay where they are for another look', () => {
    expect(page({ search: 'x' })).toBe(1)
    expect(page({ sort: { id: 'buyer', desc: false } })).toBe(1)
    expect(page({ pageSize: 20 })).toBe(1)
    expect(page({ pageSize: 20, page: 4 })).toBe(4)
    expect(page({ columns: ['id'] })).toBe(7)
    expect(page({ open: '4711' })).toBe(7)
  })

  it('hold on to what did not change', () => {
    const before = asked('states=paid&sort=-date')
    const after = asked('states=paid&sort=date')
    expect(after.states).toBe(before.states)
    expect(after.sort).not.toEqual(before.sort)
  })

  it('count what narrows the list down, and take back that alone', () => {
    const query = new URLSearchParams('search=x&states=paid&sort=buyer&columns=id&page=3&open=1&language=en')
    expect(orders.narrowing(orders.read(query))).toBe(2)
    expect(orders.widened(query).toString()).toBe('sort=buyer&columns=id&open=1&language=en')
  })
})
