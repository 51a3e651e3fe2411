import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RACES, type Race } from './races.ts'
import { openStage, type Stage } from './stage.ts'
import { whatIsWrong } from './what-is-wrong.ts'

const ordersOf = ({ racers }: Race): number[][] =>
  racers === 2
    ? [
        [0, 1],
        [1, 0],
      ]
    : [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ]

const found = async (stage: Stage, race: Race, order: number[]): Promise<string[]> => [
  ...(await race.run(stage, order)),
  ...(await whatIsWrong(stage)),
]

describe('whoever comes first, nothing goes wrong', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  it.each(RACES.flatMap(race => ordersOf(race).map(order => ({ what: `${race.name}, order ${order}`, race, order }))))(
    '$what',
    async ({ race, order }) => {
      expect(await found(stage, race, order)).toEqual([])
    },
  )
})

describe('without what protects it, it goes wrong, and that is noticed', () => {
  const PROOFS = RACES.flatMap(race => race.proofs.map(proof => ({ race, ...proof })))
  it.each(PROOFS.map(proof => ({ ...proof, what: `${proof.race.name} without ${proof.without.join(', ')}` })))(
    '$what',
    async ({ race, without, shows }) => {
      const stage = await openStage(without)
      try {
        const wrong: string[] = []
        for (const order of ordersOf(race)) wrong.push(...(await found(stage, race, order)))
        expect(wrong.join('\n')).toMatch(shows)
      } finally {
        await stage.close()
      }
    },
  )
})
