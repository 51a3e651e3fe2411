import { describe, expect, it } from 'vitest'
import { itSurvives } from './died.fixture.ts'
import { everyCheckpointOnce, inWords, randomPlan } from './plan.ts'
import { runPlans } from './run-plans.ts'

/** `CRASH_RUNS=1000 CRASH_SEED=7` for more, or the same again. */
const RUNS = Number(process.env.CRASH_RUNS ?? 60)
const SEED = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Milliseconds that one purchase may take on a busy machine. */
const PATIENCE = 20_000

describe('every checkpoint once', () => {
  const { reports } = itSurvives(everyCheckpointOnce())

  it('a mail is doubled only by a worker that dies between sending it and noting it', () => {
    const doubled = reports().filter(({ doubledMails }) => doubledMails > 0)
    expect(doubled.map(({ plan }) => plan.at)).toEqual(['mailSent'])
  })
})

it(
  `${RUNS} deaths at random lose and double nothing (seed ${SEED})`,
  async () => {
    const plans = Array.from({ length: RUNS }, (_, run) => randomPlan(SEED, run))
    const reports = await runPlans({ plans, stands: 2 })
    expect(reports.flatMap(({ plan, wrong }) => wrong.map(what => `${inWords(plan)}: ${what}`))).toEqual([])
  },
  RUNS * PATIENCE,
)
