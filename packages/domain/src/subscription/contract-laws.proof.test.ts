import { describe, it } from 'vitest'
import { CONTRACT_LAWS, hold } from './contract-laws.fixture.ts'

/** `CONTRACT_RUNS=100000 CONTRACT_SEED=7` for a long run, or the same again. */
const RUNS = Number(process.env.CONTRACT_RUNS ?? 10_000)
const SEED = process.env.CONTRACT_SEED === undefined ? undefined : Number(process.env.CONTRACT_SEED)

describe('of any contract, at length', () => {
  for (const [name, law] of Object.entries(CONTRACT_LAWS)) it(name, () => hold(law, RUNS, SEED), 600_000)
})
