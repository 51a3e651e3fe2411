import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forbidCallsInTransactions } from '../no-call-in-transaction.ts'
import { type TestWorld, testWorld } from '../test-world.ts'
import { anything, type Held } from './commands.ts'
import { realShop } from './real-shop.ts'
import { emptyModel, moneyOf } from './shop-model.ts'

/** `MODEL_RUNS=5000 MODEL_SEED=7` for a long run, or the same again. */
const RUNS = Number(process.env.MODEL_RUNS ?? 400)
const SEED = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Milliseconds that one run may take on a busy machine. */
const PATIENCE = 5_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  forbidCallsInTransactions(test)
})
afterAll(() => test.close())

it(
  `whatever happens, alone or at once: order, cart and payments are as the model says, and the books agree (seed ${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anything, async commands => {
        const shop = await realShop(test)
        try {
          const setup = async () => {
            const { ticketIds } = await shop.observe()
            const held: Held = { model: emptyModel(ticketIds) }
            return { model: held, real: shop }
          }
          await fc.asyncModelRun(setup, commands)
        } finally {
          await shop.end()
        }
        // What the provider has taken is what the shop has booked.
        const { captured, sold, due } = await shop.money()
        const end = await shop.observe()
        expect(captured).toBe(end.payments.reduce((sum, { chargedCents }) => sum + chargedCents, 0))
        expect({ captured, sold }).toEqual(moneyOf({ ...end, isLate: false }))
        expect(captured).toBe(sold + due)
        expect(await shop.broken()).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  },
  60_000 + RUNS * PATIENCE,
)
