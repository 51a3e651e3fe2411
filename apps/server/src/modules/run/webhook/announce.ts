import type { Instant, WebhookData, WebhookEvent } from '@billett/domain'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../db/database.ts'
import { insertDeliveries } from './delivery.repository.ts'
import { webhooksFor } from './webhook.queries.ts'

interface Event<Name extends WebhookEvent> {
  clientId: string
  event: Name
  on: Instant
}

interface Happened<Name extends WebhookEvent> extends Event<Name> {
  /** Numbers of what it is about, and of nobody. */
  data: WebhookData<Name>
}

/**
 * Has the servers of partners told that wish to hear of it, in the transaction in which it happens: what is taken back
 * is told to nobody, and what is done is told however soon the process ends.
 */
export const announce = <Name extends WebhookEvent>(tx: Transaction, { data, ...event }: Happened<Name>) =>
  announceEach(tx, event, async () => [data])

/** The same of several at once, of which is read what is told only where somebody wishes to hear it. */
export async function announceEach<Name extends WebhookEvent>(
  tx: Transaction,
  { clientId, event, on }: Event<Name>,
  dataOf: () => Promise<readonly WebhookData<Name>[]>,
): Promise<void> {
  const wishing = await webhooksFor(tx).execute({ clientId, event })
  if (wishing.length === 0) return
  const told = { clientId, event, occurredOn: on, state: 'waiting' as const, tries: 0, pollOn: on }
  const deliveries = (await dataOf()).flatMap(data => {
    const eventId = uuidv7()
    return wishing.map(({ id: webhookId }) => ({
      ...told,
      eventId,
      data: Object.fromEntries<unknown>(Object.entries(data)),
      id: uuidv7(),
      webhookId,
    }))
  })
  await insertDeliveries(tx, deliveries)
}
