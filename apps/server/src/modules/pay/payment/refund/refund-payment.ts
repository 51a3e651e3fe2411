import { refundKey } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { RefundAnswer } from '../../../../ports/payment/payment-provider.ts'
import type { World } from '../../../../world.ts'
import { book, refunded } from '../../../books/ledger/index.ts'
import { raiseEvent } from '../../../run/common/index.ts'
import type { Attempt, Refund } from '../../../ticket/order/index.ts'
import { readAttempt } from '../attempt.repository.ts'
import { isBackAlready } from './compare-refund.ts'
import { endRefund, readRefund } from './refund.repository.ts'
import { tellMadeGood } from './tell-made-good.ts'

type Paid = Pick<Attempt, 'currency'> & { reference: string }

/**
 * Gives money back at the provider. Each try has its key (`refundKey`), so that repeating it is safe; no answer means
 * that the job tries again. A new try, which only follows one that was refused, is asked for once it is known that the
 * money has not gone back all the same.
 */
export async function refundPayment(world: World, refundId: string): Promise<void> {
  await world.reached('refundTaken')
  const refund = await readRefund(world.db, refundId)
  if (refund?.state !== 'requested') return
  const attempt = await readAttempt(world.db, refund.attemptId)
  if (!attempt?.reference) throw new Error(`refund ${refundId} has no payment to give back`)
  const paid: Paid = { currency: attempt.currency, reference: attempt.reference }
  if (!refund.compared && (await isBackAlready(world, refund, paid.reference)))
    return markFailed(world, refund, paid, 'alreadyBack')

  await world.reached('refundToBeAsked')
  const answer = await ask(world, refund, paid)
  await world.reached('refundAnswered')
  if (answer.state === 'refunded') {
    await world.db.transaction(tx => markDone(world, tx, refund, paid))
    await world.reached('refundStored')
    return
  }
  if (answer.state === 'refused') return markFailed(world, refund, paid, answer.reason)
  throw new Error(`refund ${refundId}: the provider is ${answer.state}`)
}

const ask = (world: World, refund: Refund, { reference, currency }: Paid): Promise<RefundAnswer> =>
  world.payments.refundPayment(reference, { amountCents: refund.amountCents, currency }, refundKey(refund))

async function markFailed(
  world: World,
  refund: Refund,
  { currency }: Paid,
  reason: NonNullable<Refund['failure']>,
): Promise<void> {
  const { id: refundId, orderId, amountCents } = refund
  const clientId = clientIdOf(world)
  await world.db.transaction(async tx => {
    if (!(await endRefund(tx, refund, { state: 'failed', failure: reason }))) return
    const facts = { orderId, amountCents, currency, reason }
    await raiseEvent(tx, world, clientId, { kind: 'refund', about: refundId, facts })
    await world.jobs.send(tx, 'sendRefundMail', { clientId, refundId, ticketIds: [], news: 'failed' })
  })
}

async function markDone(world: World, tx: Transaction, refund: Refund, paid: Paid): Promise<void> {
  const { id: refundId, orderId, amountCents } = refund
  const now = world.clock()
  if (!(await endRefund(tx, refund, { state: 'done', doneOn: now }))) return tellGoneTwice(world, tx, refund, paid)
  await book(tx, refunded({ id: world.newRowId(), orderId, refundId, amountCents, bookedOn: now }))
  if (refund.tries > 1) await tellMadeGood(world, tx, { clientId: clientIdOf(world), refundId })
  await world.reached('refundToBeStored')
}

/** The provider gave back under a key that nobody waited for any more, as after its refusal: staff see to it. */
async function tellGoneTwice(world: World, tx: Transaction, refund: Refund, { reference, currency }: Paid) {
  const now = await readRefund(tx, refund.id)
  // Another worker has asked under the same key and stored what it heard.
  if (now?.state === 'done' && now.tries === refund.tries && now.paidFrom === null) return
  const facts = { what: 'unknownRefund' as const, reference, amountCents: refund.amountCents, currency }
  await raiseEvent(tx, world, clientIdOf(world), { kind: 'payment', about: refundKey(refund), facts })
}
