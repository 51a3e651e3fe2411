import { expect, it } from 'vitest'
import { owesOwnShare } from './own-share-owed.ts'

const county = { payer: 'county', kind: 'remainder' } as const
const mother = (cents: number) => ({ payer: 'mother', kind: 'fixed', cents }) as const
const people = new Set(['mother'])

it('a family owes an own share where one of it pays some of the price, and none of nothing', () => {
  expect(owesOwnShare([mother(1400), county], people)).toBe(true)
  expect(owesOwnShare([mother(0), county], people)).toBe(false)
  expect(owesOwnShare([county], people)).toBe(false)
  expect(owesOwnShare([{ payer: 'mother', kind: 'remainder' }], people)).toBe(true)
})
