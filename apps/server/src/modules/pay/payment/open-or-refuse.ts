import type { Order } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import type { Attempt } from '../../ticket/order/index.ts'
import { forgetAttempt, isUntouched } from './cancel-attempt.ts'
import { openAttempt } from './open-attempt.ts'

/**
 * Opens a payment for whoever waits for it. Refuses `paymentRefused` what the provider declines at once, and
 * `paymentProviderUnreachable`: then nobody was sent to a pay page, nothing can have been charged, and the order is
 * free for the next try.
 */
export async function openOrRefuse(
  world: World,
  order: Order,
  attempt: Attempt,
): Promise<{ order: Order; attempt: Attempt }> {
  const opened = await openAttempt(world, order, attempt)
  if (opened.attempt.state === 'declined') refuse('paymentRefused', 'paymentMethodId')
  if (isUntouched(opened.attempt)) {
    await forgetAttempt(world, opened.attempt)
    refuse('paymentProviderUnreachable')
  }
  return opened
}
