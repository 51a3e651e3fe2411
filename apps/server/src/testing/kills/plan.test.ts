import { expect, it } from 'vitest'
import { CARD_CHECKPOINTS, SUBSCRIPTION_CHECKPOINTS } from '../../ports/checkpoints.ts'
import { everyPointOnce, inWords, randomKill } from './plan.ts'

it('every checkpoint of a subscription and its card lies in a life', () => {
  const points = everyPointOnce().map(({ at }) => at)
  expect(points.toSorted()).toEqual([...SUBSCRIPTION_CHECKPOINTS, ...CARD_CHECKPOINTS].toSorted())
})

it('the same seed makes the same kill', () => {
  expect(randomKill(7, 3)).toEqual(randomKill(7, 3))
  expect(new Set(Array.from({ length: 50 }, (_, run) => inWords(randomKill(7, run)))).size).toBeGreaterThan(15)
})
