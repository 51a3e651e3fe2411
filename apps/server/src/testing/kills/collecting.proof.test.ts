import { expect, it } from 'vitest'
import { collectingMonth, deathsOf, inWords } from './collecting-month.ts'

/** `KILL_RUNS=10000 KILL_SEED=7` for more, or the same again. */
const RUNS = Number(process.env.KILL_RUNS ?? 1000)
const SEED = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Milliseconds that one month may take on a busy machine. */
const PATIENCE = 30_000

it(
  `${RUNS} months of collecting with deaths at random lose and double nothing (seed ${SEED})`,
  async () => {
    const { end: undisturbed } = await collectingMonth([])
    let deaths = 0
    for (let run = 0; run < RUNS; run += 1) {
      const planned = deathsOf(SEED, run)
      const { died, end } = await collectingMonth(planned)
      expect(end, `run ${run}: ${inWords(planned)}`).toEqual(undisturbed)
      if (died > 0) deaths += 1
    }
    // Whoever is to die at a point for the third time may never come there: it is about every second month.
    expect(deaths).toBeGreaterThan(RUNS / 4)
  },
  RUNS * PATIENCE,
)
