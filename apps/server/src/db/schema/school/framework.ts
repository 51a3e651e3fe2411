import type { BaseFeePer, FrameworkTerms } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { organisation } from './organisation.ts'

/**
 * What was agreed with a company about job tickets, in versions. The shares of its contracts follow from the one in
 * force, so that a version that was released never changes again: a trigger sees to that.
 */
export const frameworkContract = pgTable(
  'framework_contract',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** From 1 on, counted for each company. */
    version: integer().notNull(),
    state: text().$type<'draft' | 'released'>().notNull(),
    /** First day it holds; the day before is the last of the version before it. */
    validFrom: text().notNull(),
    terms: jsonb().$type<FrameworkTerms>().notNull(),
    editedBy: text().notNull(),
    editedOn: instant().notNull(),
    releasedBy: text(),
    releasedOn: instant(),
  },
  table => [
    unique('framework_contract_version').on(table.companyId, table.version),
    uniqueIndex('framework_contract_one_draft').on(table.companyId).where(sql`${table.state} = 'draft'`),
    check('framework_contract_state', sql`${table.state} in ('draft', 'released')`),
    check('framework_contract_released', sql`(${table.state} = 'draft') = (${table.releasedBy} is null)`),
  ],
)

/** The base fee of a company's month, once it was charged: one row, however often is asked. */
export const frameworkFee = pgTable(
  'framework_fee',
  {
    companyId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** Its first day, on which was counted. */
    month: text().notNull(),
    per: text().$type<BaseFeePer>().notNull(),
    count: integer().notNull(),
    /** Of each. */
    cents: integer().notNull(),
    chargedOn: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.month] }),
    check('framework_fee_amount', sql`${table.count} > 0 and ${table.cents} > 0`),
  ],
)
