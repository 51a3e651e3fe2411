import type { TroubleLevel } from '@billett/domain'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { adminEvent, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Whose events: of these clients, and those of the process where `ofProcess`. */
export interface Seen {
  clientIds: readonly string[]
  ofProcess: boolean
}

export interface EventFilter extends Seen {
  levels: readonly TroubleLevel[] | undefined
  acknowledged: boolean | undefined
  from: string | undefined
  before: string | undefined
  /** Only what comes after this event. */
  after?: { date: string; id: string }
}

export interface ListedEvent {
  event: typeof adminEvent.$inferSelect
  /** Who took note of it; null where that account is gone, or nobody did. */
  firstName: string | null
  lastName: string | null
}

const ofThese = ({ clientIds, ofProcess }: Seen) =>
  or(inArray(adminEvent.clientId, [...clientIds]), ofProcess ? isNull(adminEvent.clientId) : undefined)

const { firstName, lastName } = userAccount

const listed = (db: Statements) =>
  db
    .select({ event: adminEvent, firstName, lastName })
    .from(adminEvent)
    .leftJoin(userAccount, sql`${userAccount.id} = ${adminEvent.acknowledgedBy}::uuid`)

/** Events, the latest first. */
export const eventsOf = (
  db: Statements,
  { levels, acknowledged, from, before, after, ...seen }: EventFilter,
  { limit, offset }: Window,
): Promise<ListedEvent[]> =>
  listed(db)
    .where(
      and(
        ofThese(seen),
        levels && inArray(adminEvent.level, [...levels]),
        acknowledged === undefined
          ? undefined
          : acknowledged
            ? isNotNull(adminEvent.acknowledgedOn)
            : isNull(adminEvent.acknowledgedOn),
        from === undefined ? undefined : gte(adminEvent.date, from),
        before === undefined ? undefined : lt(adminEvent.date, before),
        after && sql`(${adminEvent.date}, ${adminEvent.id}) < (${after.date}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(adminEvent.date), desc(adminEvent.id))
    .limit(limit)
    .offset(offset)

export async function eventOf(db: Statements, seen: Seen, id: string): Promise<ListedEvent | undefined> {
  const [found] = await listed(db).where(and(ofThese(seen), eq(adminEvent.id, id)))
  return found
}

/** Takes note of an event; false where somebody has already. */
export async function acknowledge(
  tx: Transaction,
  { id, by, on }: { id: string; by: string; on: string },
): Promise<boolean> {
  const rows = await tx
    .update(adminEvent)
    .set({ acknowledgedBy: by, acknowledgedOn: on })
    .where(and(eq(adminEvent.id, id), isNull(adminEvent.acknowledgedOn)))
    .returning({ id: adminEvent.id })
  return rows.length > 0
}
