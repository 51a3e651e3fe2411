import type { Instant, SortOf, TroubleKind, TroubleLevel } from '@billett/domain'
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Statements, Transaction } from '../../../db/database.ts'
import { readingOf } from '../../../db/reading-of.ts'
import { adminEvent, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Whose events: of these clients, and those of the process where `ofProcess`. */
export interface Seen {
  clientIds: readonly string[]
  ofProcess: boolean
}

export interface EventFilter extends Seen {
  levels: readonly TroubleLevel[] | undefined
  kinds: readonly TroubleKind[] | undefined
  acknowledged: boolean | undefined
  /** Put off beyond this moment, or not. */
  snoozed: { is: boolean; at: Instant } | undefined
  /** Whom it is with; null for nobody. */
  assignedTo: string | null | undefined
  from: string | undefined
  before: string | undefined
  /** What was met latest comes first without it. */
  sort?: SortOf<'lastOn'> | undefined
  /** Only what comes after this event. */
  after?: { date: string; lastOn: string | null; id: string }
}

export interface ListedEvent {
  event: typeof adminEvent.$inferSelect
  /** Who took note of it; null where that account is gone, or nobody did. */
  firstName: string | null
  lastName: string | null
  /** Who sees to it. */
  keeper: { firstName: string | null; lastName: string | null; username: string | null } | null
}

const ofThese = ({ clientIds, ofProcess }: Seen) =>
  or(inArray(adminEvent.clientId, [...clientIds]), ofProcess ? isNull(adminEvent.clientId) : undefined)

const { firstName, lastName } = userAccount
const keeper = alias(userAccount, 'keeper')
const metLast = sql`coalesce(${adminEvent.lastOn}, ${adminEvent.date})`

const listed = (db: Statements) =>
  db
    .select({
      event: adminEvent,
      firstName,
      lastName,
      keeper: { firstName: keeper.firstName, lastName: keeper.lastName, username: keeper.username },
    })
    .from(adminEvent)
    .leftJoin(userAccount, sql`${userAccount.id} = ${adminEvent.acknowledgedBy}::uuid`)
    .leftJoin(keeper, eq(keeper.id, adminEvent.assignedTo))

const putOff = ({ is, at }: { is: boolean; at: Instant }) =>
  sql`(${adminEvent.snoozedUntil} is not null and ${adminEvent.snoozedUntil} > ${at}::timestamptz) = ${is}`

/** A page of the events that are looked for. */
export function eventsOf(
  db: Statements,
  { levels, kinds, acknowledged, snoozed, assignedTo, from, before, sort, after, ...seen }: EventFilter,
  { limit, offset }: Window,
): Promise<ListedEvent[]> {
  const { way, beyond } = readingOf(sort)
  return listed(db)
    .where(
      and(
        ofThese(seen),
        levels && inArray(adminEvent.level, [...levels]),
        kinds && inArray(adminEvent.kind, [...kinds]),
        acknowledged === undefined
          ? undefined
          : acknowledged
            ? isNotNull(adminEvent.acknowledgedOn)
            : isNull(adminEvent.acknowledgedOn),
        snoozed && putOff(snoozed),
        assignedTo === null ? isNull(adminEvent.assignedTo) : undefined,
        assignedTo ? eq(adminEvent.assignedTo, assignedTo) : undefined,
        from === undefined ? undefined : gte(metLast, sql`${from}::timestamptz`),
        before === undefined ? undefined : lt(adminEvent.date, before),
        after &&
          sql`(${metLast}, ${adminEvent.id}) ${beyond} (${after.lastOn ?? after.date}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`${metLast} ${way}, ${adminEvent.id} ${way}`)
    .limit(limit)
    .offset(offset)
}

export async function eventOf(db: Statements, seen: Seen, id: string): Promise<ListedEvent | undefined> {
  const [found] = await listed(db).where(and(ofThese(seen), eq(adminEvent.id, id)))
  return found
}

/** These events, as far as they are seen, always in the same order. */
export const eventsById = (db: Statements, seen: Seen, ids: readonly string[]): Promise<ListedEvent[]> =>
  listed(db)
    .where(and(ofThese(seen), inArray(adminEvent.id, [...ids])))
    .orderBy(adminEvent.id)

/** Takes note of an event; false where somebody has already. */
export async function acknowledge(
  tx: Transaction,
  { id, by, on }: { id: string; by: string; on: string },
): Promise<boolean> {
  return (await changeOpen(tx, [id], { acknowledgedBy: by, acknowledgedOn: on })).length > 0
}

type Change = Partial<
  Pick<typeof adminEvent.$inferInsert, 'acknowledgedBy' | 'acknowledgedOn' | 'note' | 'assignedTo' | 'snoozedUntil'>
>

/** Changes those that nobody has taken note of yet, and says which these were. */
export async function changeOpen(tx: Transaction, ids: readonly string[], change: Change): Promise<string[]> {
  const rows = await tx
    .update(adminEvent)
    .set(change)
    .where(and(inArray(adminEvent.id, [...ids]), isNull(adminEvent.acknowledgedOn)))
    .returning({ id: adminEvent.id })
  return rows.map(({ id }) => id)
}
