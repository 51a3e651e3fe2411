import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const rows = [{ name: 'Zone 10' }, { name: 'Älter' }, { name: '' }, { name: 'Zone 9' }, { name: 'Bus' }]
const keys = { name: ({ name }: { name: string }) => name }
const ordered = (sort: 'name' | '-name' | undefined) =>
  inOrder(rows, keys, { sort, language: 'de' }).map(({ name }) => name)

it('rows come by their words as a reader looks for them, either way, and what has none comes last', () => {
  expect(ordered('name')).toEqual(['Älter', 'Bus', 'Zone 9', 'Zone 10', ''])
  expect(ordered('-name')).toEqual(['Zone 10', 'Zone 9', 'Bus', 'Älter', ''])
})

it('rows stay as they come where no column is asked for', () => {
  expect(ordered(undefined)).toEqual(rows.map(({ name }) => name))
})
