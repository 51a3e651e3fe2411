import { describe, it } from 'vitest'
import { CONTRACT_LAWS, hold } from './contract-laws.fixture.ts'

/** `contract-laws.proof.test.ts` tries ten thousand. */
const RUNS = 100

describe('of any contract', () => {
  for (const [name, law] of Object.entries(CONTRACT_LAWS)) it(name, () => hold(law, RUNS))
})
