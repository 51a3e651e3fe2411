import { addMinutes, type Clock } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { demoClock as table } from '../../db/schema/index.ts'
import type { DemoClock } from '../../ports/demo-clock.ts'

const DAY = 24 * 60

/** The clock of a demo as it stands in the database, and the time it tells. */
export async function demoClockOf(db: Database, realClock: Clock): Promise<{ clock: Clock; demoClock: DemoClock }> {
  let ahead = 0
  const refresh = async () => {
    const [row] = await db.select({ daysAhead: table.daysAhead }).from(table)
    ahead = row?.daysAhead ?? 0
  }
  const moveAhead = async (days: number) => {
    if (!Number.isInteger(days) || days < 1) throw new Error(`the clock cannot be moved by ${days} days`)
    await db
      .insert(table)
      .values({ id: 1, daysAhead: days })
      .onConflictDoUpdate({ target: table.id, set: { daysAhead: sql`${table.daysAhead} + ${days}` } })
    await refresh()
  }
  await refresh()
  return {
    clock: () => addMinutes(realClock(), ahead * DAY),
    demoClock: { daysAhead: () => ahead, refresh, moveAhead },
  }
}
