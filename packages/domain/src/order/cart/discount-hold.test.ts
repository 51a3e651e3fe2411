import { expect, it } from 'vitest'
import { addMinutes } from '../../time/instant.ts'
import { CART_MINUTES } from '../order.ts'
import { isOpen, ORDER_STATES } from '../state.ts'
import { CODE_HOLD_MINUTES, mayLose } from './discount-hold.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const touched = (minutes: number) => addMinutes(NOW, -minutes)

it.each(ORDER_STATES)('a use of a code is lost by an idle cart only, not by an order that is %s', state => {
  expect(mayLose({ state, touchedOn: touched(30) }, NOW)).toBe(isOpen(state))
  expect(mayLose({ state, touchedOn: touched(29) }, NOW)).toBe(false)
})

it('a code is free long before the cart ends', () => {
  expect(CODE_HOLD_MINUTES).toBeLessThan(CART_MINUTES / 10)
})
