import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARD } from '../purchase.ts'
import { type TestWorld, testWorld } from '../test-world.ts'
import { realShop } from './real-shop.ts'
import { asked, befallen, emptyModel, type Model, placed } from './shop-model.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const told = (model: Model, fate: 'declined' | 'paid'): Model => asked(befallen(model, 0, fate) ?? model, 0)

/** Chance seldom comes by here: a payment that failed is made after all, when there are other tickets in the cart. */
it.each([
  ['pays for the same tickets', false, 'paid'],
  ['goes back when the tickets are others, as many and as dear', true, 'open'],
] as const)('money that comes late %s, as in the model', async (_, isOther, order) => {
  const shop = await realShop(test)
  let model = told(placed(emptyModel((await shop.observe()).ticketIds), CARD).model, 'declined')
  await shop.place(0, CARD)
  await shop.befall(0, 'declined')
  await shop.message(0, false)
  if (isOther) {
    await shop.setAmount(1, 0)
    await shop.addTicket(1)
    model = { ...model, ticketIds: (await shop.observe()).ticketIds }
  }
  model = told(model, 'paid')
  await shop.befall(0, 'paid')
  await shop.message(0, false)
  expect(model.order).toBe(order)
  const { isLate: _late, ...wanted } = model
  expect(await shop.observe()).toEqual(wanted)
  await shop.end()
})
