import type { ApprovedAct } from '@billett/domain'
import { isNull, sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What people of the company have asked for that is not done before a second person has agreed. */
export const staffApproval = pgTable(
  'staff_approval',
  {
    id: uuid().primaryKey(),
    /** In whose shop it was asked for and is decided. */
    clientId: text().notNull(),
    act: text().$type<ApprovedAct>().notNull(),
    /** The name of the call, and what goes into it; nothing that is secret. */
    call: text().notNull(),
    input: jsonb().$type<{ params: unknown; query: unknown; body: unknown }>().notNull(),
    /** What it would be done to, and what would change, when it was asked for. */
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256, hex, of the call, its input and what would change. */
    hash: text().notNull(),
    /** No foreign key: what was asked for outlives the account. */
    askedBy: uuid().notNull(),
    askedSession: uuid(),
    /** IP address. */
    askedFrom: text().notNull(),
    askedOn: instant().notNull(),
    endsOn: instant().notNull(),
    decision: text().$type<'approved' | 'declined'>(),
    decidedBy: uuid(),
    decidedOn: instant(),
    reason: text().notNull().default(''),
  },
  table => [
    index('staff_approval_asked').on(table.clientId, table.askedOn, table.id),
    // Asked for again while it waits, it waits longer.
    uniqueIndex('staff_approval_waiting').on(table.clientId, table.askedBy, table.hash).where(isNull(table.decidedOn)),
    check(
      'staff_approval_second_person',
      sql`${table.decision} <> 'approved' or ${table.decidedBy} <> ${table.askedBy}`,
    ),
    check(
      'staff_approval_decided',
      sql`(${table.decision} is null) = (${table.decidedOn} is null) and (${table.decision} is null) = (${table.decidedBy} is null)`,
    ),
  ],
)
