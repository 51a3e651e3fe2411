import type { StaffSchedule } from '@billett/contract'
import type { Run, Viewed } from './list-schedule.repository.ts'

/** Runs that are told of; more are kept for fourteen days. */
const TOLD = 10

const stateOf = ({ endedOn, failure }: Run) => {
  if (endedOn === null) return 'running' as const
  return failure === null ? ('done' as const) : ('failed' as const)
}

export const presentSchedule = (
  { schedule: { id, format, weekday, time, delivery, nextOn, ended }, view }: Viewed,
  runs: readonly Run[],
): StaffSchedule => ({
  id,
  list: view.list,
  view: view.name,
  format,
  weekday,
  time,
  delivery,
  nextOn,
  isEnded: ended !== null,
  runs: runs
    .filter(({ scheduleId }) => scheduleId === id)
    .slice(0, TOLD)
    .map(run => ({ id: run.id, begunOn: run.begunOn, state: stateOf(run), rows: run.rows, fileName: run.fileName })),
})
