import type { Instant } from '@billett/domain'
import type { Statements } from '../../db/database.ts'
import { webhookInbox } from '../../db/schema/index.ts'

/** A message of a provider, known by its id. */
export interface ProviderEvent {
  provider: string
  eventId: string
  reference: string
}

/** Enters the message in the inbox with the transaction of its effect; false when it has been handled before. */
export async function isNewEvent(db: Statements, event: ProviderEvent, now: Instant): Promise<boolean> {
  const entered = await db
    .insert(webhookInbox)
    .values({ ...event, handledOn: now })
    .onConflictDoNothing()
    .returning({ eventId: webhookInbox.eventId })
  return entered.length > 0
}
