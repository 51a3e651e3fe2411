import {
  type AttemptState,
  awaitsPayment,
  isDecided,
  moved,
  movedAttempt,
  nextPoll,
  type Order,
  type OrderState,
} from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import { together } from '../../../db/together.ts'
import type { CreateAnswer } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'
import { type Attempt, lockOrderAndAttempt, saveProgress } from '../../ticket/order/index.ts'
import { saveAttempt } from './attempt.repository.ts'
import { takenMethod } from './methods.ts'
import { settleUpPurpose } from './settle-up-purpose.ts'
import { webhookUrlOf } from './webhook-path.ts'

interface Outcome {
  attempt: AttemptState
  order: OrderState
}

const OUTCOMES: Readonly<Record<CreateAnswer['state'], Outcome>> = {
  created: { attempt: 'open', order: 'paymentRequested' },
  refused: { attempt: 'declined', order: 'prepared' },
  unreachable: { attempt: 'unknown', order: 'deferred' },
  unknown: { attempt: 'unknown', order: 'deferred' },
}

/**
 * Has the provider create the payment of a stored attempt, and keeps its answer. Repeating it is safe: the attempt's
 * key finds the same payment again. Runs outside any transaction. Gives order and attempt as they are afterwards.
 */
export async function openAttempt(
  world: World,
  order: Order,
  attempt: Attempt,
): Promise<{ order: Order; attempt: Attempt }> {
  await world.reached('paymentToBeCreated')
  const answer = await world.payments.createPayment({
    idempotencyKey: attempt.idempotencyKey,
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    description: settleUpPurpose(world.client.config.texts.nameShort, order),
    merchantReference: attempt.id,
    returnUrl: order.returnUrl ?? world.config.PUBLIC_URL,
    webhookUrl: webhookUrlOf(world),
    language: order.language,
    paymentSubType: takenMethod(world.payments, attempt.methodId)?.paymentSubType,
    ...(attempt.token !== null && { token: attempt.token }),
  })
  await world.reached('paymentCreated')
  const kept = await world.db.transaction(async tx => {
    const locked = await lockOrderAndAttempt(tx, attempt.id)
    if (!locked) return { order, attempt }
    const current = locked.attempt
    // Settled meanwhile: what was settled counts, not this older answer. Having asked in vain is no settling.
    if (current.reference !== null || isDecided(current.state)) return locked
    const outcome = OUTCOMES[answer.state]
    const now = world.clock()
    const opened: Attempt = {
      ...accepted(movedAttempt(current, outcome.attempt)).attempt,
      reference: answer.state === 'created' ? answer.reference : null,
      redirectUrl: answer.state === 'created' ? (answer.redirectUrl ?? null) : null,
      reason: answer.state === 'refused' ? answer.reason : null,
      pollOn: nextPoll(outcome.attempt, 0, now),
    }
    // An earlier try may have paid for the order while this one was being opened.
    const isAwaited = awaitsPayment(locked.order.state)
    const after = isAwaited ? accepted(moved(locked.order, outcome.order)).order : locked.order
    const [saved] = await together(saveAttempt(tx, opened), saveProgress(tx, after))
    await world.reached('openingToBeStored')
    return { order: after, attempt: saved }
  })
  await world.reached('openingStored')
  return kept
}
