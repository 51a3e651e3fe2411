import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { webhook } from '../../../db/schema/index.ts'

const { placeholder } = sql

/** Whom of a client's partners an event is told: asked with each sale, so its text is built once. */
export const webhooksFor = prepared((tx: Transaction) =>
  tx
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(eq(webhook.clientId, placeholder('clientId')), sql`${webhook.events} ? ${placeholder('event')}`))
    .prepare('webhooksFor'),
)
