import type { EntitlementRule } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { organisation } from './organisation.ts'

/**
 * When an authority pays the way to school, in versions. A decision cites the version it was made by, so that one that
 * was released never changes again: a trigger sees to that.
 */
export const entitlementRule = pgTable(
  'entitlement_rule',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    authorityId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** From 1 on, counted for each authority. */
    version: integer().notNull(),
    state: text().$type<'draft' | 'released'>().notNull(),
    /** First day it holds; the day before is the last of the version before it. */
    validFrom: text().notNull(),
    rule: jsonb().$type<EntitlementRule>().notNull(),
    editedBy: text().notNull(),
    editedOn: instant().notNull(),
    releasedBy: text(),
    releasedOn: instant(),
  },
  table => [
    unique('entitlement_rule_version').on(table.authorityId, table.version),
    uniqueIndex('entitlement_rule_one_draft').on(table.authorityId).where(sql`${table.state} = 'draft'`),
    check('entitlement_rule_state', sql`${table.state} in ('draft', 'released')`),
    check('entitlement_rule_released', sql`(${table.state} = 'draft') = (${table.releasedBy} is null)`),
  ],
)
