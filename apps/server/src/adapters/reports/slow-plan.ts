import * as z from 'zod/mini'
import type { SlowPlan } from '../../ports/report-database.ts'

interface Step {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Plan Rows': number
  Plans?: Step[] | undefined
}

const Step: z.ZodMiniType<Step> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Plan Rows': z.number(),
  Plans: z.optional(z.array(z.lazy(() => Step))),
})

const Plans = z.array(z.object({ Plan: Step }))

/** Rows of which one step alone makes a statement slow. */
const MANY = 100_000

/** Lines that are shown: what is slow stands near the top. */
const MOST_LINES = 30

const linesOf = (step: Step, depth: number): string[] => [
  `${'  '.repeat(depth)}${step['Node Type']}${step['Relation Name'] ? ` (${step['Relation Name']})` : ''}: ${step['Plan Rows']}`,
  ...(step.Plans ?? []).flatMap(inner => linesOf(inner, depth + 1)),
]

const some = (step: Step, is: (one: Step) => boolean): boolean =>
  is(step) || (step.Plans ?? []).some(inner => some(inner, is))

/** What makes it slow: tables put together row by row, one that is read whole, or much of everything. */
function causeOf(plan: Step): SlowPlan['cause'] {
  if (some(plan, one => one['Node Type'] === 'Nested Loop' && one['Plan Rows'] > MANY)) return 'joined'
  if (some(plan, one => one['Node Type'] === 'Seq Scan' && one['Plan Rows'] > MANY)) return 'readWhole'
  return 'much'
}

/** What `explain (format json)` says, as far as it helps who writes statements; undefined where it says nothing. */
export function slowPlan(explained: unknown): SlowPlan | undefined {
  const [first] = Plans.safeParse(explained).data ?? []
  return first && { cause: causeOf(first.Plan), lines: linesOf(first.Plan, 0).slice(0, MOST_LINES) }
}
