import type { DeliveryState, WebhookEvent } from '@billett/domain'
import { desc, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Servers of partners that are told what happens in a client's shop. */
export const webhook = pgTable(
  'webhook',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** What messages are signed with, sealed. */
    secret: text().notNull(),
    createdOn: instant().notNull(),
    /** Counts changes from 1, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
  },
  table => [index('webhook_client').on(table.clientId)],
)

/** One message to one of these servers, queued with what it tells of. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The same for every server that is told of it. */
    eventId: uuid().notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    /** Numbers of what it is about, and of nobody. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredOn: instant().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    tries: integer().notNull(),
    /** When it is tried next; null where it is not. */
    pollOn: instant(),
    /** Of the last try; null before it. */
    triedOn: instant(),
    /** What the server answered last: its HTTP status; null where it did not. */
    status: integer(),
    /** Why there was no answer. */
    trouble: text(),
  },
  table => [
    index('webhook_delivery_due').on(table.pollOn).where(sql`${table.pollOn} is not null`),
    index('webhook_delivery_log').on(table.webhookId, desc(table.occurredOn), desc(table.id)),
    index('webhook_delivery_failed')
      .on(table.clientId, table.occurredOn)
      .where(sql`${table.state} = 'failed'`)
      .concurrently(),
    index('webhook_delivery_age').on(table.occurredOn),
    uniqueIndex('webhook_delivery_once').on(table.webhookId, table.eventId),
    check('webhook_delivery_waits', sql`(${table.state} = 'waiting') = (${table.pollOn} is not null)`),
  ],
)
