import type { Surroundings } from '../../../world.ts'
import type { Attempt } from '../../ticket/order/index.ts'
import { attemptByKey, attemptByReference } from './attempt.repository.ts'
import type { ProviderEvent } from './inbox.repository.ts'
import { settlePayment } from './settle-payment.ts'

/** The attempt a provider's message is about; by our key where the answer that named the reference was lost. */
async function attemptFor(world: Surroundings, reference: string): Promise<Attempt | undefined> {
  const known = await attemptByReference(world.db, world.payments.name, reference)
  if (known) return known
  const report = await world.payments.fetchPayment({ reference })
  return 'idempotencyKey' in report ? attemptByKey(world.db, report.idempotencyKey) : undefined
}

export type EventAnswer = 'handled' | 'irrelevant' | 'refused' | 'unknownPayment'

/** What a message about a way to pay that is being stored sets going; false where it is not known. */
export type OnSetup = (world: Surroundings, event: ProviderEvent) => Promise<boolean>

/**
 * A message of the payment provider. Nothing in it is believed but which payment to ask about, and that only when its
 * signature is right.
 */
export async function receiveEvent(
  world: Surroundings,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
  onSetup: OnSetup,
): Promise<EventAnswer> {
  const event = world.payments.readWebhook(headers, rawBody, world.realClock())
  if (!event.ok) return 'refused'
  const { eventId, reference, setup } = event
  const provider = world.payments.name
  if (setup !== undefined) {
    const isKnown = await onSetup(world, { provider, eventId, reference: setup })
    return isKnown ? 'handled' : 'unknownPayment'
  }
  if (reference === undefined) return 'irrelevant'
  await world.reached('messageReceived')
  const attempt = await attemptFor(world, reference)
  if (!attempt) return 'unknownPayment'
  await settlePayment(world, attempt, { event: { provider, eventId, reference } })
  return 'handled'
}
