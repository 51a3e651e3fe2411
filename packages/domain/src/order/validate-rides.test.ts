import { describe, expect, it } from 'vitest'
import { ridesLeft, validateRides } from './validate-rides.ts'

it('rides that are not taken yet are left', () => {
  expect(ridesLeft(4, 1)).toBe(3)
})

describe('rides are validated', () => {
  it.each([
    { rides: 4, validated: 1, amount: 2, result: { ok: true, left: 1 } },
    { rides: 4, validated: 1, amount: 3, result: { ok: true, left: 0 } },
    { rides: 4, validated: 1, amount: 4, result: { ok: false, reason: 'noRidesLeft' } },
    { rides: 2, validated: 0, amount: 1, result: { ok: true, left: 1 } },
    { rides: 1, validated: 0, amount: 1, result: { ok: false, reason: 'notAMultiTicket' } },
  ])('$amount of $rides, $validated taken before', ({ rides, validated, amount, result }) => {
    expect(validateRides(rides, validated, amount)).toEqual(result)
  })
})
