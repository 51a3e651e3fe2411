import { afterAll, beforeAll, describe, it } from 'vitest'
import { type AttackedShop, attackedShop } from '../testing/hostile/attacked-shop.ts'
import { TARGETS } from '../testing/hostile/attacks.ts'

let shop: AttackedShop
beforeAll(async () => {
  shop = await attackedShop()
})
afterAll(() => shop.close())

describe('hostile values are refused at their field, and nothing is stored', () => {
  it.each(TARGETS)('$name', async target => {
    await shop.expectRefused((await shop.attacksOn(target)).refused)
  })
})

describe('values the contract lets through do no harm', () => {
  it.each(TARGETS)('$name', async target => {
    await shop.expectNoHarm((await shop.attacksOn(target)).admitted)
  })
})
