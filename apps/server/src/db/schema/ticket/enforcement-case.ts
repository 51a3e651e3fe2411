import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { order } from './order.ts'

/** Checks at which somebody could not show a pass, and what they owe by it. */
export const enforcementCase = pgTable(
  'enforcement_case',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** What stands on the slip that was handed over. */
    caseNumber: text().notNull(),
    /** The minute of the check. */
    checkedOn: instant().notNull(),
    /** Line, vehicle or stop, as the inspector wrote it. */
    place: text().notNull(),
    /** Of whoever was checked; null when it is forgotten who it was. */
    firstName: text(),
    lastName: text(),
    birthDate: text(),
    /** The terms of its day. */
    fareCents: integer().notNull(),
    feeCents: integer().notNull(),
    currency: text().notNull(),
    /** Last days for showing a pass, and for paying. */
    showUntil: text().notNull(),
    payUntil: text().notNull(),
    enteredOn: instant().notNull(),
    /** Who of the company, or by which key of a partner. */
    enteredBy: uuid().notNull(),
    enteredVia: text().$type<'staff' | 'partner'>().notNull(),
    /** When a pass was found that was held at the check; the fee is enough from then on. */
    shownOn: instant(),
    /** The order that pays it, or was to pay it last. */
    orderId: uuid().references(() => order.id, { onDelete: 'set null' }),
    paidOn: instant(),
    withdrawnOn: instant(),
    /** Why it was withdrawn. */
    withdrawnWhy: text(),
  },
  table => [
    unique('enforcement_case_number').on(table.clientId, table.caseNumber),
    index('enforcement_case_checked').on(table.clientId, table.checkedOn.desc(), table.id),
    index('enforcement_case_last_name').on(table.clientId, sql`lower(${table.lastName}) text_pattern_ops`),
    index('enforcement_case_order').on(table.orderId),
    check(
      'enforcement_case_amounts',
      sql`${table.feeCents} between 0 and ${table.fareCents} and ${table.fareCents} > 0`,
    ),
    check('enforcement_case_ends_once', sql`${table.paidOn} is null or ${table.withdrawnOn} is null`),
  ],
)
