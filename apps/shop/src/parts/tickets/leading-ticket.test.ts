import { expect, it } from 'vitest'
import { group, offer, price } from '../../state/tariff/tariff.fixture.ts'
import { leadingTicket } from './leading-ticket.ts'

const at = (name: string, cents: number | null, state?: 'from') =>
  group({ name, products: [offer({ price: state ? price(cents, state) : price(cents) })] })
const named = (cents: number | null, ...groups: ReturnType<typeof at>[]) =>
  leadingTicket([{ name: 'once', groups }], { price: price(cents) })?.name

it('is the one at the price of the trip', () => {
  expect(named(290, at('day', 900), at('single', 290))).toBe('single')
})

it('is the first that has a price where none is at that of the trip', () => {
  expect(named(null, at('short', 200, 'from'), at('none', null), at('single', 290), at('day', 900))).toBe('single')
})

it('is none of those for longer', () => {
  expect(leadingTicket([{ name: 'often', groups: [at('month', 290)] }], { price: price(290) })).toBeUndefined()
})
