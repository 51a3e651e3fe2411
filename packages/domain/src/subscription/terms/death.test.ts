import { expect, it } from 'vitest'
import { endedByDeath } from './death.ts'

it.each([
  ['2027-03-10', '2027-04-01'],
  ['2027-03-31', '2027-04-01'],
  ['2027-12-01', '2028-01-01'],
])('who died on %s has a contract until %s (31)', (diedOn, effectiveOn) => {
  expect(endedByDeath(diedOn)).toEqual({ kind: 'ended', effectiveOn, payload: { reason: 'death' } })
})
