import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { callsForCustomers } from './for-customers.ts'

it('what staff do in a customer’s place are calls of customers', () => {
  const theirs = catalogue.filter(({ access }) => access.who !== 'staff').map(({ name }) => name)
  expect(callsForCustomers.filter(name => !theirs.includes(name))).toEqual([])
})
