import { expect, it } from 'vitest'
import { CART_MINUTES } from './order.ts'

it('a cart lives for the 5000 minutes of Spec 1 §9', () => {
  expect(CART_MINUTES).toBe(5000)
})
