import { catalogue } from '@billett/contract/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedShop, attackedShop } from '../testing/hostile/attacked-shop.ts'
import { accepts, PARTS, targetsOf } from '../testing/hostile/attacks.ts'

let shop: AttackedShop
beforeAll(async () => {
  shop = await attackedShop()
})
afterAll(() => shop.close())

describe('a sample of every call is accepted by the contract', () => {
  it.each(catalogue.map(call => [call.name, call] as const))('%s', async (_, call) => {
    const sample = await shop.sample(call)
    for (const part of PARTS) expect(accepts(call, part, sample[part])).toBe(true)
    expect((await shop.send(call, sample)).statusCode).toBeLessThan(500)
  })
})

/** A proof tries every value at every field (`hostile-input.proof.test.ts`). */
describe('of each part of a call a hostile value is refused at its field, and one that is let through does no harm', () => {
  const parts = catalogue.flatMap(call =>
    PARTS.map(part => ({ name: `${call.name}: ${part}`, targets: targetsOf(call).filter(to => to.part === part) })),
  )
  it.each(parts.filter(({ targets }) => targets.length > 0))('$name', async ({ targets }) => {
    const attacks = await Promise.all(targets.map(shop.attacksOn))
    await shop.expectRefused(attacks.flatMap(({ refused }) => refused).slice(0, 1))
    await shop.expectNoHarm(attacks.flatMap(({ admitted }) => admitted).slice(0, 1))
  })
})
