import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endTopUp, readTopUp, type StoredTopUp } from '../../books/prepaid/index.ts'
import { refundTopUp } from './refund-top-up.ts'

/**
 * Puts the money that was paid on its card. The top-up's id is its idempotency key, so repeating it is safe; no answer
 * means that the job tries again. What the card does not take goes back to who paid.
 */
export async function creditPrepaidCard(world: World, topUpId: string): Promise<void> {
  const topUp = await readTopUp(world.db, topUpId)
  if (topUp?.state !== 'requested') return
  const { cardNumber, amountCents, currency } = topUp
  const answer = await world.prepaidCards.credit({ cardNumber, amountCents, currency, idempotencyKey: topUpId })
  if (answer.state === 'unreachable') throw new Error(`top-up ${topUpId}: the card service did not answer`)
  const end = answer.state === 'credited' ? markCredited : refundTopUp(answer.reason)
  await world.db.transaction(tx => end(world, tx, topUp))
}

async function markCredited(world: World, tx: Transaction, { id }: StoredTopUp): Promise<void> {
  await endTopUp(tx, id, { state: 'credited', doneOn: world.clock() })
}
