import { expect, it } from 'vitest'
import { CHECKPOINTS } from '../../ports/checkpoints.ts'
import { everyCheckpointOnce, inWords, moneyCheckpointsOnce, randomPlan } from './plan.ts'

it('every checkpoint lies on a journey', () => {
  expect(
    everyCheckpointOnce()
      .map(({ at }) => at)
      .sort(),
  ).toEqual([...CHECKPOINTS].sort())
})

it('of money are the checkpoints of payments, their messages, settlements and refunds', () => {
  expect(moneyCheckpointsOnce().map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'paymentToBeCreated',
      'openingStored',
      'messageReceived',
      'settlementStored',
      'refundStored',
    ]),
  )
  const others = new Set(['cartStored', 'changeStored', 'ridesStored', 'mailSent', 'ticketsStored'])
  expect(moneyCheckpointsOnce().filter(({ at }) => others.has(at))).toEqual([])
})

it('the same seed makes the same plan', () => {
  expect(randomPlan(7, 3)).toEqual(randomPlan(7, 3))
  expect(new Set(Array.from({ length: 50 }, (_, run) => inWords(randomPlan(7, run)))).size).toBeGreaterThan(25)
})
