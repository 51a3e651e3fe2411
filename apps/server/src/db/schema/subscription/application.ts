import type { Concluding, FieldValues, Language } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from './contract.ts'

/** What was ordered, as it was ordered; how it stands is in the state of its contract. */
export const application = pgTable(
  'application',
  {
    contractId: uuid()
      .primaryKey()
      .references(() => contract.id),
    clientId: text().notNull(),
    /** Account or guest that sent it; null: somebody without either. */
    visitorId: uuid(),
    /** Who sent what, as a fingerprint: the same within ten minutes is one order. */
    fingerprint: text().notNull(),
    language: text().$type<Language>().notNull(),
    email: text().notNull(),
    /** What was said in the form, without the account number, which the mandate has. */
    values: jsonb().$type<FieldValues>().notNull(),
    /** What happens to the contract once it is granted. */
    concluding: jsonb().$type<Concluding>().notNull(),
    /** The price that was shown and agreed to. */
    priceCents: integer().notNull(),
    vatPermille: integer().notNull(),
    firstDebitOn: text(),
    firstDebitCents: integer(),
    /** It was asked to begin while it can be withdrawn from (§ 357a Abs. 2 BGB). */
    beginAsked: boolean().notNull(),
    submittedOn: instant().notNull(),
    /** Where it goes on after a resubmission. */
    resumes: text(),
    /** What the fraud guard found, with the rules it went by. */
    risk: jsonb().$type<{ level: string; rules: string[] }>(),
    /** By which what is owed first is paid, where it has to be; the order may be forgotten before the application. */
    firstPaymentOrderId: uuid(),
    /** When it was last looked after on its way; whoever was looked after longest ago comes first. */
    lookedOn: instant(),
  },
  table => [
    index('application_fingerprint').on(table.fingerprint, table.submittedOn),
    index('application_visitor').on(table.visitorId).where(sql`${table.visitorId} is not null`).concurrently(),
    index('application_email').on(table.clientId, sql`lower(${table.email})`).concurrently(),
    index('application_submitted').on(table.clientId, table.submittedOn).concurrently(),
    check('application_first_debit', sql`(${table.firstDebitOn} is null) = (${table.firstDebitCents} is null)`),
  ],
)

/** How an application went from state to state. Rows are only ever added. */
export const applicationMove = pgTable(
  'application_move',
  {
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    /** 1, 2, 3 … of one application. */
    number: integer().notNull(),
    clientId: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    /** Why, for staff: a word of the rules, or a sentence of who decided. */
    reason: text(),
    movedOn: instant().notNull(),
    /** `applicant`, `shop`, or the name of whoever decided. */
    movedBy: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.contractId, table.number] }),
    // What went on to who pays without an answer of its school.
    index('application_move_passed_on')
      .on(table.contractId)
      .where(
        sql`${table.movedBy} = 'shop' and ${table.from} = 'ApprovalOrganizationPending' and ${table.to} = 'ApprovalPayerPending'`,
      )
      .concurrently(),
  ],
)
