import type { ConfirmSubscription, VerifiedSubscription } from '@billett/contract'
import { type ApplicationState, isContract, isFinalApplication } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockContract } from '../contract/index.ts'
import { holdLink, markUsed } from '../link/index.ts'
import { applicationState, findOrdered, type Ordered } from './application.repository.ts'
import { presentBooked } from './booked.present.ts'
import { moveApplication } from './move.ts'
import { proceedApplication } from './proceed-application.ts'

type End = VerifiedSubscription['state']

/** What has become of it, once somebody has confirmed. */
function endOf(state: ApplicationState): End {
  if (isContract(state)) return 'done'
  return isFinalApplication(state) ? 'rejected' : 'pending'
}

/**
 * Takes the link's one act, if it is still to be taken. The link is good for the order, the client, the version and the
 * person it was made for, and refused as none where one of them is another.
 */
async function takeLink(
  context: Context,
  given: ConfirmSubscription,
): Promise<{ contractId: string; first: End | null }> {
  const { world } = context
  const clientId = clientIdOf(world)
  const taken = await world.db.transaction(async tx => {
    const { link, state } = await holdLink(world, tx, given.subscriptionId, 'confirm')
    const contract = await lockContract(tx, clientId, link.contractId)
    const isFor =
      given.clientId === clientId &&
      contract?.configurationId === given.configurationId &&
      contract.subscriberId === given.userId
    const ordered = isFor ? await findOrdered(tx, clientId, link.contractId) : undefined
    if (!ordered) return refuse('linkNotValid')
    const { contractId } = ordered.application
    if (state === 'used') return { contractId, first: 'already' as const }
    if (state === 'expired' || ordered.contract.state !== 'New') return { contractId, first: 'expired' as const }
    await markUsed(world, tx, link)
    await moveApplication(world, tx, ordered, { movedBy: 'applicant' }, 'EmailVerified')
    await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
    await world.reached('confirmationToBeStored')
    return { contractId, first: null }
  })
  await world.reached('confirmationStored')
  return taken
}

/**
 * Confirms an order by the link of its mail, once, and takes the application as far as it goes by itself. Refuses
 * `linkNotValid` what is no link of this order.
 */
export async function confirmSubscription(context: Context, given: ConfirmSubscription): Promise<VerifiedSubscription> {
  const { world } = context
  const { contractId, first } = await takeLink(context, given)
  if (first === 'expired') return { state: 'expired', subscription: null }
  if (first === null) await proceedApplication(world, contractId)
  const ordered: Ordered = (await findOrdered(world.db, clientIdOf(world), contractId)) ?? refuse('linkNotValid')
  const state = endOf(applicationState(ordered.contract.state))
  if (state === 'rejected') return { state, subscription: null }
  return { state: first ?? state, subscription: await presentBooked(context, world.db, ordered) }
}
