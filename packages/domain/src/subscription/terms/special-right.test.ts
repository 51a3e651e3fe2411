import { expect, it } from 'vitest'
import { specialRight } from './special-right.ts'

it('a new price may be left until ten days after the month it was announced in, with the last day of the old one (35)', () => {
  expect(specialRight('2026-11-05', '2027-01-01')).toEqual({ usableUntil: '2026-12-10', lastDay: '2026-12-31' })
})
