import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { reverseSale } from '../../books/ledger/index.ts'
import { endTopUp, type StoredTopUp } from '../../books/prepaid/index.ts'
import { refundOrder } from '../../pay/payment/index.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { lockAnyOrder, saveReduced } from '../../ticket/order/index.ts'

/**
 * The card service does not take the money: the sale of it is undone, and it goes back by the payment that brought it.
 * Staff are told.
 */
export const refundTopUp =
  (reason: string) =>
  async (world: World, tx: Transaction, { id, orderId, amountCents }: StoredTopUp): Promise<void> => {
    const bookedOn = world.clock()
    // Orders are locked first, always.
    const order = await lockAnyOrder(tx, orderId)
    if (!order || !(await endTopUp(tx, id, { state: 'refused', reason, doneOn: bookedOn }))) return
    await reverseSale(world, tx, { orderId, ticketId: id, amountCents, bookedOn })
    await refundOrder(world, tx, order, { amountCents, why: 'topUpRefused', bookedOn, ticketIds: [id] })
    await saveReduced(tx, order, bookedOn)
    const facts = { orderNumber: order.orderNumber, amountCents, reason }
    await raiseEvent(tx, world, order.clientId, { kind: 'topUp', about: id, facts })
  }
