import { crashOnce, type Report } from './crash-once.ts'
import type { Plan } from './plan.ts'
import { openStand, type Stand } from './stand.ts'

export interface Runs {
  /** The plan of each run, by its number. */
  plans: Iterable<Plan>
  /** How many purchases at once, each on processes of its own that are used again for the next. */
  stands: number
  /** The address of a PostgreSQL; without one, that of the tests. */
  databases?: string
  /** Called after each run. */
  onReport?: (report: Report, run: number) => void
}

/** Has a process die in one purchase after the other. The reports come in the order of the plans. */
export async function runPlans({ plans, stands, databases, onReport }: Runs): Promise<Report[]> {
  const reports: Report[] = []
  const left = [...plans].entries()

  async function runInTurn(stand: Stand): Promise<void> {
    for (const [run, plan] of left) {
      const report = await crashOnce(stand, plan, `run-${run}`)
      reports[run] = report
      onReport?.(report, run)
    }
  }

  const opened = await Promise.all(Array.from({ length: stands }, () => openStand(databases)))
  try {
    await Promise.all(opened.map(runInTurn))
  } finally {
    await Promise.all(opened.map(stand => stand.close()))
  }
  return reports
}
