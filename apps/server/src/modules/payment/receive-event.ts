import { eq } from 'drizzle-orm'
import { paymentAttempt } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { attemptByReference } from './attempt.repository.ts'
import { settlePayment } from './settle-payment.ts'

/** The attempt a provider's message is about; by our key where the answer that named the reference was lost. */
async function attemptIdFor(world: World, reference: string): Promise<string | undefined> {
  const known = await attemptByReference(world.db, world.payments.name, reference)
  if (known) return known.id
  const report = await world.payments.fetchPayment({ reference })
  if (!('idempotencyKey' in report)) return undefined
  const [byKey] = await world.db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.idempotencyKey, report.idempotencyKey))
  return byKey?.id
}

export type EventAnswer = 'handled' | 'refused' | 'unknownPayment'

/** A message of the payment provider. Nothing in it is believed but which payment to ask about, and that only when its signature is right. */
export async function receiveEvent(
  world: World,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
): Promise<EventAnswer> {
  const event = world.payments.readWebhook(headers, rawBody, world.clock())
  if (!event.ok) return 'refused'
  const attemptId = await attemptIdFor(world, event.reference)
  if (!attemptId) return 'unknownPayment'
  const { eventId, reference } = event
  await settlePayment(world, attemptId, { event: { provider: world.payments.name, eventId, reference } })
  return 'handled'
}
