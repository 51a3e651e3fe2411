import type { ConfirmSubscription, VerifiedSubscription } from '@billett/contract'
import { type ApplicationState, isContract, isFinalApplication } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { bringBelongingsToOwner } from '../../../people/account/index.ts'
import { markUsed } from '../../link/index.ts'
import { applicationState, findOrdered, type Ordered } from '../application.repository.ts'
import { presentBooked } from '../booked.present.ts'
import { presentFirstPayment } from '../first-payment/first-payment.present.ts'
import { askFirstPayment } from '../first-payment/pay-first.ts'
import { proceedApplication } from '../flow/proceed-application.ts'
import { moveApplication } from '../move.ts'
import { linkedOrder } from './linked-order.ts'

/** What else is done about an order in the moment its address is proven; its contract is locked. */
export type AddressProven = (world: World, tx: Transaction, ordered: Ordered) => Promise<void>

type End = VerifiedSubscription['state']

/** What has become of it, once somebody has confirmed. */
function endOf(state: ApplicationState): End {
  if (isContract(state)) return 'done'
  if (state === 'CreditRatingConspicuous1') return 'payment'
  return isFinalApplication(state) ? 'rejected' : 'pending'
}

/** Takes the link's one act, if it is still to be taken. Who has to pay first comes back by the same link. */
async function takeLink(
  { world }: Context,
  given: ConfirmSubscription,
  addressProven: AddressProven,
): Promise<{ contractId: string; first: End | null; firstPaymentOrderId: string | null }> {
  const clientId = clientIdOf(world)
  const taken = await world.db.transaction(async tx => {
    const { link, state, ordered } = await linkedOrder(world, tx, given)
    const { contractId, firstPaymentOrderId } = ordered.application
    const found = { contractId, firstPaymentOrderId }
    const isToPay = firstPaymentOrderId !== null || ordered.contract.state === 'CreditRatingConspicuous1'
    if (state === 'used') return { ...found, first: isToPay ? null : ('already' as const) }
    if (state === 'expired') return { ...found, first: 'expired' as const }
    if (isToPay) {
      await markUsed(world, tx, link)
      return { ...found, first: null }
    }
    if (ordered.contract.state !== 'New') return { ...found, first: 'expired' as const }
    await markUsed(world, tx, link)
    await addressProven(world, tx, ordered)
    await moveApplication(world, tx, ordered, { movedBy: 'applicant' }, 'EmailVerified')
    await bringBelongingsToOwner(world, tx, ordered.application.email)
    await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
    await world.reached('confirmationToBeStored')
    return { ...found, first: null }
  })
  await world.reached('confirmationStored')
  return taken
}

/**
 * Confirms an order by the link of its mail, once, and takes the application as far as it goes by itself. Refuses
 * `linkNotValid` what is no link of this order.
 */
export async function confirmSubscription(
  context: Context,
  given: ConfirmSubscription,
  addressProven: AddressProven,
): Promise<VerifiedSubscription> {
  const { world } = context
  const { contractId, first, firstPaymentOrderId } = await takeLink(context, given, addressProven)
  if (first === 'expired') return { state: 'expired', subscription: null, firstPayment: null }
  await askFirstPayment(world, firstPaymentOrderId)
  if (first === null) await proceedApplication(world, contractId)
  const ordered: Ordered = (await findOrdered(world.db, clientIdOf(world), contractId)) ?? refuse('linkNotValid')
  const state = endOf(applicationState(ordered.contract.state))
  if (state === 'rejected') return { state, subscription: null, firstPayment: null }
  const subscription = await presentBooked(context, world.db, ordered)
  return { state: first ?? state, subscription, firstPayment: await presentFirstPayment(world.db, ordered) }
}
