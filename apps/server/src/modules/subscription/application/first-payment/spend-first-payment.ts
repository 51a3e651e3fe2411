import { type ApplicationState, isContract, isFinalApplication, isPaid, moved } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { accepted } from '../../../../call/refused.ts'
import type { Statements } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { passOn, reverseSale } from '../../../books/ledger/index.ts'
import { refundOrder } from '../../../pay/payment/index.ts'
import { announce } from '../../../run/webhook/index.ts'
import { lockAnyOrder, orderNews, readAnyOrder, saveProgress } from '../../../ticket/order/index.ts'
import { lockContract } from '../../contract/index.ts'
import { applicationState, findOrdered, type Ordered } from '../application.repository.ts'

/** Whether an applicant has paid what is owed first. */
export async function hasPaidFirst(db: Statements, { application }: Pick<Ordered, 'application'>): Promise<boolean> {
  const { firstPaymentOrderId } = application
  const order = firstPaymentOrderId === null ? undefined : await readAnyOrder(db, firstPaymentOrderId)
  return order !== undefined && isPaid(order.state)
}

/** What becomes of the money: it pays what the contract owes, goes back, or waits for a decision. */
function fateOf(state: ApplicationState): 'passOn' | 'refund' | 'wait' {
  if (isContract(state) || state === 'ContractTerminated') return 'passOn'
  return isFinalApplication(state) ? 'refund' : 'wait'
}

/**
 * Money that was paid before a contract was concluded pays what the contract owes, once there is one; where there will
 * be none, it goes back. Once, whoever asks; orders are locked before contracts.
 */
export async function spendFirstPayment(world: World, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const orderId = (await findOrdered(world.db, clientId, contractId))?.application.firstPaymentOrderId
  if (!orderId) return
  await world.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    const contract = await lockContract(tx, clientId, contractId)
    const [line] = order?.tickets ?? []
    if (!contract || !line || order?.state !== 'completed') return
    const fate = fateOf(applicationState(contract.state))
    if (fate === 'wait') return
    const { ticketId, priceCents: amountCents } = line
    const booked = { orderId, ticketId, amountCents, bookedOn: world.clock() }
    if (fate === 'passOn') await passOn(world, tx, { ...booked, contractId })
    else {
      await reverseSale(world, tx, booked)
      await refundOrder(world, tx, order, { ...booked, why: 'orderClosed', ticketIds: [ticketId] })
    }
    const spent = accepted(moved(order, 'cancelled')).order
    await saveProgress(tx, spent)
    if (fate === 'refund')
      await announce(tx, { clientId, event: 'orderCancelled', data: orderNews(spent), on: booked.bookedOn })
  })
}
