import { describe, expect, it } from 'vitest'
import { found, itGoesWell, ordersOf } from './races.fixture.ts'
import { RACES } from './races.ts'
import { openStage } from './stage.ts'

// The other orders are tried by the proof (`races.proof.test.ts`).
describe('in one order nothing goes wrong', () => {
  itGoesWell(race => ordersOf(race).slice(0, 1))
})

describe('without what protects it, it goes wrong, and that is noticed', () => {
  const PROOFS = RACES.flatMap(race => race.proofs.map(proof => ({ race, ...proof })))
  it.each(PROOFS.map(proof => ({ ...proof, what: `${proof.race.name} without ${proof.without.join(', ')}` })))(
    '$what',
    async ({ race, without, shows }) => {
      const stage = await openStage(without)
      try {
        const wrong: string[] = []
        for (const order of ordersOf(race)) {
          wrong.push(...(await found(stage, race, order)))
          // One order in which it goes wrong is enough.
          if (shows.test(wrong.join('\n'))) break
        }
        expect(wrong.join('\n')).toMatch(shows)
      } finally {
        await stage.close()
      }
    },
  )
})
