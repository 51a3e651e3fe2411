import { expect, it } from 'vitest'
import { killOnce } from './kill-once.ts'
import { LIVES, type LifeName } from './lives.ts'
import { mortalShop } from './mortal-shop.fixture.ts'
import { inWords, randomKill } from './plan.ts'

/** `KILL_RUNS=10000 KILL_SEED=7` for more, or the same again. */
const RUNS = Number(process.env.KILL_RUNS ?? 1000)
const SEED = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Milliseconds that one life may take on a busy machine. */
const PATIENCE = 10_000

const shop = mortalShop()

it(
  `${RUNS} deaths at random lose and double nothing (seed ${SEED})`,
  async () => {
    const undisturbed = new Map<LifeName, object>()
    for (const life of Object.keys(LIVES) as LifeName[])
      undisturbed.set(life, (await killOnce(shop.test(), life, null)).end)
    let deaths = 0
    for (let run = 0; run < RUNS; run += 1) {
      const kill = randomKill(SEED, run)
      const { died, end } = await killOnce(shop.test(), kill.life, kill)
      expect(end, inWords(kill)).toEqual(undisturbed.get(kill.life))
      if (died) deaths += 1
    }
    expect(deaths).toBeGreaterThan(RUNS / 2)
  },
  RUNS * PATIENCE,
)
