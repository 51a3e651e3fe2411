import { beforeAll, describe, expect, it } from 'vitest'
import { CHECKPOINTS } from '../../ports/checkpoints.ts'
import type { Report } from './crash-once.ts'
import { everyCheckpointOnce, inWords, randomPlan } from './plan.ts'
import { runPlans } from './run-plans.ts'

/** Milliseconds that all of it may take on a busy machine. */
const PATIENCE = 300_000

const PLANS = everyCheckpointOnce()

let reports: Report[]
beforeAll(async () => {
  reports = await runPlans({ plans: PLANS, stands: 2 })
}, PATIENCE)

it('every checkpoint lies on a journey', () => {
  expect(PLANS.map(({ at }) => at).sort()).toEqual([...CHECKPOINTS].sort())
})

describe('a process that dies there loses and doubles nothing, and keeps no money for which nothing was sold', () => {
  it.each(PLANS.map((plan, index) => ({ what: inWords(plan), index })))('$what', ({ index }) => {
    expect(reports[index]).toMatchObject({ crashed: true, wrong: [] })
  })
})

it('a mail is doubled only by a worker that dies between sending it and noting it', () => {
  expect(reports.filter(({ doubledMails }) => doubledMails > 0).map(({ plan }) => plan.at)).toEqual(['mailSent'])
})

it('the same seed makes the same plan', () => {
  expect(randomPlan(7, 3)).toEqual(randomPlan(7, 3))
  expect(new Set(Array.from({ length: 50 }, (_, run) => inWords(randomPlan(7, run)))).size).toBeGreaterThan(25)
})
