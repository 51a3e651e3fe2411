import type { SubscriptionCategory, SubscriptionConfiguration } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Headings under which a client's subscriptions are offered, in their order. */
export const subscriptionCategory = pgTable(
  'subscription_category',
  {
    clientId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    category: jsonb().$type<SubscriptionCategory>().notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.id] })],
)

/**
 * What a client offers by subscription, in versions. A contract keeps the version it was concluded by, so that one that
 * was released never changes again.
 */
export const subscriptionConfiguration = pgTable(
  'subscription_configuration',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    key: text().notNull(),
    /** From 1 on, counted for each key. */
    version: integer().notNull(),
    state: text().$type<'draft' | 'released' | 'retired'>().notNull(),
    position: integer().notNull(),
    configuration: jsonb().$type<SubscriptionConfiguration>().notNull(),
    editedBy: text().notNull(),
    editedOn: instant().notNull(),
    /** Somebody else than who edited it, where the company wants a second person. */
    releasedBy: text(),
    releasedOn: instant(),
    /** Shows a draft to whoever has the address (Spec 1 §2.1, `previewConfiguration`). */
    previewToken: text().unique(),
  },
  table => [
    unique('subscription_configuration_version').on(table.clientId, table.key, table.version),
    uniqueIndex('subscription_configuration_one_released')
      .on(table.clientId, table.key)
      .where(sql`${table.state} = 'released'`),
    check('subscription_configuration_state', sql`${table.state} in ('draft', 'released', 'retired')`),
    check('subscription_configuration_released_by', sql`(${table.state} = 'draft') = (${table.releasedBy} is null)`),
  ],
)
