import { afterAll, beforeAll } from 'vitest'
import { offerSubscriptions } from '../a-contract.ts'
import { subscriptionShop } from '../subscription-order.ts'
import type { TestWorld } from '../test-world.ts'

/** A shop whose orders are suspected, so that everybody who can be asked about one is asked. */
export function mortalShop(): { test: () => TestWorld } {
  let test: TestWorld
  beforeAll(async () => {
    test = await subscriptionShop()
    offerSubscriptions(test)
    test.world.fraud = { assess: async () => ({ level: 'high', points: 75, findings: [] }) }
    test.world.residents = { isOffered: true, find: async () => ({ state: 'known', isResident: true }) }
    test.world.credit = {
      isOffered: true,
      check: async () => ({ state: 'known', score: 'green', reference: 'R1' }),
    }
  })
  afterAll(() => test.close())
  return { test: () => test }
}
