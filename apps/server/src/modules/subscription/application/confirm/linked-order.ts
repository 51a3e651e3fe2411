import type { ConfirmSubscription } from '@billett/contract'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockContract } from '../../contract/index.ts'
import { type FoundLink, holdLink } from '../../link/index.ts'
import { findOrdered, type Ordered } from '../application.repository.ts'

/**
 * The order that a mail's link confirms, both held. The link is good for the order, the client, the version and the
 * person it was made for; `linkNotValid` where one of them is another.
 */
export async function linkedOrder(
  world: World,
  tx: Transaction,
  given: ConfirmSubscription,
): Promise<FoundLink & { ordered: Ordered }> {
  const clientId = clientIdOf(world)
  const found = await holdLink(world, tx, given.subscriptionId, 'confirm')
  const contract = await lockContract(tx, clientId, found.link.contractId)
  const isFor =
    given.clientId === clientId &&
    contract?.configurationId === given.configurationId &&
    contract.subscriberId === given.userId
  const ordered = isFor ? await findOrdered(tx, clientId, found.link.contractId) : undefined
  return ordered ? { ...found, ordered } : refuse('linkNotValid')
}
