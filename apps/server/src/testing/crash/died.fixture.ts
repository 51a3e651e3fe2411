import { beforeAll, describe, expect, it } from 'vitest'
import type { Report } from './crash-once.ts'
import { inWords, type Plan } from './plan.ts'
import { runPlans } from './run-plans.ts'

/** Milliseconds that one purchase may take on a busy machine, starts of processes included. */
const PATIENCE = 60_000

/** A test for each plan: a process dies there, and nothing is lost, doubled or kept. `reports` has them afterwards. */
export function itSurvives(plans: readonly Plan[]): { reports: () => readonly Report[] } {
  let reports: Report[] = []
  beforeAll(async () => {
    reports = await runPlans({ plans, stands: 2 })
  }, plans.length * PATIENCE)

  describe('a process that dies there loses and doubles nothing, and keeps no money for which nothing was sold', () => {
    it.each(plans.map((plan, index) => ({ what: inWords(plan), index })))('$what', ({ index }) => {
      expect(reports[index]).toMatchObject({ crashed: true, wrong: [] })
    })
  })
  return { reports: () => reports }
}
