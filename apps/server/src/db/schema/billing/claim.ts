import type { ClaimComponent, ClaimWhy, Cycle, RunState } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from '../subscription/contract.ts'
import { payerAccount } from '../subscription/payer-account.ts'

/** What a day's claiming of a client came to, and how far the collecting, or paying out, of a day has come. */
export const billingRun = pgTable(
  'billing_run',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    kind: text().$type<'claim' | 'collect' | 'payout'>().notNull(),
    /** The day it was for: on which claims were looked at, or are collected, or money is transferred. */
    day: text().notNull(),
    state: text().$type<'claimed' | RunState>().notNull(),
    /** Of a day on which is collected: its days as they stood when it was begun. */
    cycle: jsonb().$type<Cycle>(),
    /** Who wanted its files built before their day: somebody else has to release them. */
    builtBy: text(),
    begunOn: instant().notNull(),
    endedOn: instant(),
  },
  table => [unique('billing_run_day').on(table.clientId, table.kind, table.day)],
)

/** What a payer owes for a period of a contract, or is credited. Rows are only ever added. */
export const claim = pgTable(
  'claim',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    component: text().$type<ClaimComponent>().notNull(),
    periodStart: text().notNull(),
    /** First day after what it is for. */
    periodEnd: text().notNull(),
    /** 1, 2, 3 … of one payer, component and period: two runs cannot both book the same. */
    revision: integer().notNull(),
    /** Gross; a credit is less than nothing. Nothing stands for a free period. */
    cents: integer().notNull(),
    vatCents: integer().notNull(),
    vatPermille: integer().notNull(),
    dueOn: text().notNull(),
    why: jsonb().$type<ClaimWhy>().notNull(),
    runId: uuid()
      .notNull()
      .references(() => billingRun.id),
    bookedOn: instant().notNull(),
  },
  table => [
    unique('claim_once').on(table.contractId, table.payerId, table.component, table.periodStart, table.revision),
    index('claim_payer').on(table.payerId, table.dueOn),
    // What was claimed lately is in few pages: rows are only ever added.
    index('claim_booked').using('brin', table.bookedOn).concurrently(),
    check('claim_vat', sql`abs(${table.vatCents}) <= abs(${table.cents})`),
    check('claim_revision', sql`${table.revision} > 0`),
  ],
)
