import type { Instant } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import { webhookInbox } from '../../db/schema/index.ts'

/** A message of a provider, known by its id. */
export interface ProviderEvent {
  provider: string
  eventId: string
  reference: string
}

/** Enters the message in the inbox with the transaction of its effect; false when it has been handled before. */
export async function isNewEvent(tx: Transaction, event: ProviderEvent, now: Instant): Promise<boolean> {
  const entered = await tx
    .insert(webhookInbox)
    .values({ ...event, handledOn: now })
    .onConflictDoNothing()
    .returning({ eventId: webhookInbox.eventId })
  return entered.length > 0
}
