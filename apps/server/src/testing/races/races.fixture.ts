import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Race } from './race.ts'
import { RACES } from './races.ts'
import { openStage, type Stage } from './stage.ts'
import { whatIsWrong } from './what-is-wrong.ts'

/** Every order in which they can come. */
export const ordersOf = ({ racers }: Race): number[][] =>
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

/** What is wrong when they meet in this order, in words. */
export const found = async (stage: Stage, race: Race, order: number[]): Promise<string[]> => [
  ...(await race.run(stage, order)),
  ...(await whatIsWrong(stage)),
]

/** A test for each of these orders of every race: with all that protects it, nothing goes wrong. */
export function itGoesWell(orders: (race: Race) => number[][]): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  it.each(RACES.flatMap(race => orders(race).map(order => ({ what: `${race.name}, order ${order}`, race, order }))))(
    '$what',
    async ({ race, order }) => {
      expect(await found(stage, race, order)).toEqual([])
    },
  )
}
