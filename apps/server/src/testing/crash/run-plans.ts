import { crashOnce, type Report } from './crash-once.ts'
import { failureInWords } from './in-words.ts'
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
  // Nothing is closed while another stand is still at it: it would fail as well, and only that would be told.
  const ends = await Promise.allSettled(opened.map(runInTurn))
  const closed = await Promise.allSettled(opened.map(stand => stand.close()))
  const failures = [...ends, ...closed].filter(end => end.status === 'rejected')
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => failureInWords(reason)).join('\n'))
  return reports
}
