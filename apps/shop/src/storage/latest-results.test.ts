import { expect, it } from 'vitest'
import { trip } from '../state/tariff/tariff.fixture.ts'
import { keepResults, keptResults } from './latest-results.ts'

const asked = (dateTime: string, destination = '2') => ({ start: '1', destination, dateTime })

it('what a search found is kept for the same search at the same time, and for one from now on that comes later', () => {
  keepResults(asked('2126-11-23T08:00'), [trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')])
  const ids = (...search: Parameters<typeof keptResults>) => keptResults(...search)?.trips.map(({ id }) => id)
  expect(ids(asked('2126-11-23T08:00'), false)).toEqual(['early/1'])
  expect(ids(asked('2126-11-23T07:00'), false)).toBeUndefined()
  expect(ids(asked('2126-11-23T09:00'), false)).toBeUndefined()
  expect(ids(asked('2126-11-23T08:05'), true)).toEqual(['early/1'])
  expect(ids(asked('2126-11-23T07:55'), true)).toBeUndefined()
  expect(ids(asked('2126-11-23T08:00', '3'), false)).toBeUndefined()
})
