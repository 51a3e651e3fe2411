import type { Surroundings } from '../../../world.ts'
import type { Attempt } from '../../ticket/order/index.ts'
import { attemptByKey, attemptByReference } from './attempt.repository.ts'
import { isNewEvent, type ProviderEvent } from './inbox.repository.ts'
import type { SettleOther } from './other-payments.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * What a provider's message is about: an attempt, which is found by our key where the answer that named the reference
 * was lost, or that key alone.
 */
async function attemptFor(world: Surroundings, reference: string): Promise<{ attempt?: Attempt; key?: string }> {
  const known = await attemptByReference(world.db, world.payments.name, reference)
  if (known) return { attempt: known }
  const report = await world.payments.fetchPayment({ reference })
  if (!('idempotencyKey' in report)) return {}
  const attempt = await attemptByKey(world.db, report.idempotencyKey)
  return attempt ? { attempt } : { key: report.idempotencyKey }
}

export type EventAnswer = 'handled' | 'irrelevant' | 'refused' | 'unknownPayment'

/** What a message about a way to pay that is being stored sets going; false where it is not known. */
export type OnSetup = (world: Surroundings, event: ProviderEvent) => Promise<boolean>

/** What messages set going that are about no order. */
export interface OnEvent {
  onSetup: OnSetup
  settleOther: SettleOther
}

/**
 * A message of the payment provider. Nothing in it is believed but which payment to ask about, and that only when its
 * signature is right.
 */
export async function receiveEvent(
  world: Surroundings,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
  { onSetup, settleOther }: OnEvent,
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
  const { attempt, key } = await attemptFor(world, reference)
  const message = { provider, eventId, reference }
  if (attempt) await settlePayment(world, attempt, { event: message })
  else if (key !== undefined && (await settleOther(world, key))) await isNewEvent(world.db, message, world.clock())
  else return 'unknownPayment'
  return 'handled'
}
