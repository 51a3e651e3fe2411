import type { SubscriptionContract } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import { presentContract, sharesOf } from './contract.present.ts'
import { heldContracts } from './held-contract.ts'
import { payersOf } from './own-contract.repository.ts'

/** The caller's contracts, each with all there is to see of it. */
export async function showContracts(context: Context): Promise<SubscriptionContract[]> {
  const { world, language } = context
  const held = await heldContracts(context)
  const payers = await payersOf(world.db, [...new Set(held.flatMap(sharesOf).map(({ payer }) => payer))])
  const parties = held.flatMap(({ stored: { subscriberId, holderId } }) => [subscriberId, holderId])
  const names = await namesOfParties(world.db, [
    ...new Set([...parties, ...[...payers.values()].map(row => row.partyId)]),
  ])
  return held.map(one => presentContract(world, one, { names, payers }, language))
}
