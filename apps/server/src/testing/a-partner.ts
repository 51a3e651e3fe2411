import { WEBHOOK_DATA } from '@billett/contract'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { webhook, webhookDelivery } from '../db/schema/index.ts'
import type { TestWorld } from './test-world.ts'

/** A server of a partner's wishes to hear of everything. */
export async function aPartner({ world, database, now }: TestWorld): Promise<void> {
  await database.db.insert(webhook).values({
    id: world.newRowId(),
    clientId: clientIdOf(world),
    name: 'partner',
    url: 'https://one.example/hooks',
    secret: 'sealed',
    events: [...WEBHOOK_EVENTS],
    createdOn: now(),
  })
}

/** What it is told of an event, in order; as the contract describes it, and nothing more. */
export async function toldPartner({ database }: TestWorld, event: WebhookEvent): Promise<Record<string, unknown>[]> {
  const messages = await database.db
    .select({ data: webhookDelivery.data })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.event, event))
    .orderBy(asc(webhookDelivery.eventId))
  for (const { data } of messages) expect(WEBHOOK_DATA[event].parse(data)).toEqual(data)
  return messages.map(({ data }) => data)
}
