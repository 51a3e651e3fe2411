import type { SubscriptionContract } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { documentsNamed } from '../../people/document/index.ts'
import { contractFileId } from '../../subscription/application/index.ts'
import { presentContract } from './contract.present.ts'
import { heldContracts } from './held-contract.ts'
import { takingPart } from './taking-part.ts'

/** The caller's contracts, each with all there is to see of it. */
export async function showContracts(context: Context): Promise<SubscriptionContract[]> {
  const { world, language } = context
  const held = await heldContracts(context)
  const { names, payers } = await takingPart(world.db, held)
  const fileIds = new Map(held.map(({ stored: { id } }) => [contractFileId(id), id]))
  const files = await documentsNamed(world.db, ownAccount(context), [...fileIds.keys()])
  const documents = Map.groupBy(files, ({ id }) => fileIds.get(id) ?? '')
  return held.map(one => presentContract(world, one, { names, payers, documents }, { language, reader: 'customer' }))
}
