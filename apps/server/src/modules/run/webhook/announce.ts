import type { Instant, WebhookEvent } from '@billett/domain'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../db/database.ts'
import { insertDeliveries } from './delivery.repository.ts'
import { webhooksFor } from './webhook.queries.ts'

interface Happened {
  clientId: string
  event: WebhookEvent
  /** Numbers of what it is about, and of nobody. */
  data: Record<string, unknown>
  on: Instant
}

/**
 * Has the servers of partners told that wish to hear of it, in the transaction in which it happens: what is taken back
 * is told to nobody, and what is done is told however soon the process ends.
 */
export async function announce(tx: Transaction, { clientId, event, data, on }: Happened): Promise<void> {
  const wishing = await webhooksFor(tx).execute({ clientId, event })
  if (wishing.length === 0) return
  const told = {
    clientId,
    eventId: uuidv7(),
    event,
    data,
    occurredOn: on,
    state: 'waiting' as const,
    tries: 0,
    pollOn: on,
  }
  await insertDeliveries(
    tx,
    wishing.map(({ id: webhookId }) => ({ ...told, id: uuidv7(), webhookId })),
  )
}
