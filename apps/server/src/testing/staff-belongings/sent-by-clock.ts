import { listRun, listSchedule } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

export interface SentByClock {
  clientId: string
  viewId: string
  scheduleId: string
  runId: string
}

/**
 * A list that is sent to somebody by the clock, with a file that was made: only they can do anything with it. Without
 * `ownerId` it stays whose it is.
 */
export async function sentByClock(test: TestWorld, of: SentByClock, ownerId?: string): Promise<void> {
  const { clientId, viewId, scheduleId, runId } = of
  const [createdOn, db] = [test.now(), test.world.db]
  const said = {
    format: 'csv' as const,
    time: '07:30',
    language: 'de' as const,
    createdOn,
    nextOn: '2099-01-01T00:00:00.000Z',
  }
  const stored = db
    .insert(listSchedule)
    .values({ ...said, id: scheduleId, clientId, ownerId: ownerId ?? NOBODY, viewId })
  await (ownerId === undefined
    ? stored.onConflictDoNothing()
    : stored.onConflictDoUpdate({ target: listSchedule.id, set: { ownerId } }))
  const made = { begunOn: createdOn, endedOn: createdOn, fileName: 'events.csv', mimeType: 'text/csv', rows: 0 }
  await db
    .insert(listRun)
    .values({ ...made, id: runId, clientId, scheduleId })
    .onConflictDoNothing()
}
