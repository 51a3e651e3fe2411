import { expect, it } from 'vitest'
import { unborn } from './unborn.ts'

it('passengers are born today at the latest', () => {
  const passengers = [{ birthDate: '2026-11-21' }, { birthDate: '2026-11-22' }, {}, { birthDate: '2027-01-01' }]
  expect(unborn(passengers, '2026-11-21')).toEqual([1, 3])
  expect(unborn([], '2026-11-21')).toEqual([])
})
