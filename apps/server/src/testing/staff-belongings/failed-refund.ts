import { randomUUID } from 'node:crypto'
import type { Call, PreparedOrder } from '@billett/contract'
import type { PlainDate } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { paymentAttempt, refund } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

/** Of a try that the books know nothing of, so that all of the order's own money can still be given back. */
const TRY = 99

async function attemptOf({ world, now }: TestWorld, { orderId }: PreparedOrder): Promise<string> {
  const { db } = world
  const isIt = and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.number, TRY))
  const [known] = await db.select({ id: paymentAttempt.id }).from(paymentAttempt).where(isIt)
  if (known) return known.id
  const id = randomUUID()
  await db.insert(paymentAttempt).values({
    ...{ id, orderId, number: TRY, provider: 'fake', methodId: 'x', amountCents: 100, currency: 'EUR', ticketIds: [] },
    ...{ idempotencyKey: randomUUID(), state: 'declined', createdOn: now() },
  })
  return id
}

/** Money of an order that its provider did not give back. */
export async function aFailedRefund(test: TestWorld, order: PreparedOrder): Promise<string> {
  const id = randomUUID()
  const of = { orderId: order.orderId, attemptId: await attemptOf(test, order) }
  await test.world.db
    .insert(refund)
    .values({ ...of, id, amountCents: 100, why: 'alreadyPaid', state: 'failed', createdOn: test.now() })
  return id
}

/** What calls that do something about it say. */
export const saidOfRefund = ({ path }: Call, refundId: string, today: PlainDate): Record<string, unknown> =>
  path.includes('/refunds/')
    ? { refundId, expectedTries: 1, paidFrom: 'bank', paidReference: 'SEPA 1', paidOn: today }
    : {}
