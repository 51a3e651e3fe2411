import type { PlainDate } from '../../time/plain-date.ts'

/** What holds from a day until the next step. */
export interface Step<Value> {
  from: PlainDate
  value: Value
}

/** What holds on a day, of steps in ascending order; before the first of them nothing does. */
export const stepAt = <Value>(steps: readonly Step<Value>[], day: PlainDate): Step<Value> | undefined =>
  steps.findLast(({ from }) => from <= day)
