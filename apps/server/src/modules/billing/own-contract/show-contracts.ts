import type { SubscriptionContract } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/own-account.ts'
import { documentsNamed } from '../../people/document/index.ts'
import { contractFileId } from '../../subscription/application/index.ts'
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
  const fileIds = new Map(held.map(({ stored: { id } }) => [contractFileId(id), id]))
  const files = await documentsNamed(world.db, ownAccount(context), [...fileIds.keys()])
  const documents = Map.groupBy(files, ({ id }) => fileIds.get(id) ?? '')
  return held.map(one => presentContract(world, one, { names, payers, documents }, language))
}
