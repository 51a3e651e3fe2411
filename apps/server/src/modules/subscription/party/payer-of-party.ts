import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { usualPlan } from '../contract/index.ts'
import { insertPayer, payerOf, type StoredPayer } from './party.repository.ts'

/** As which payer a party pays: the one it is already, else one that is sent invoices until it names an account. */
export async function payerOfParty(
  world: World,
  tx: Transaction,
  partyId: string,
  method: Exclude<StoredPayer['method'], 'sepa'> = 'invoice',
): Promise<string> {
  const clientId = clientIdOf(world)
  const known = await payerOf(tx, clientId, partyId)
  if (known) return known.payer.id
  const id = world.newRowId()
  const createdOn = world.clock()
  await insertPayer(tx, { ...usualPlan(world), id, clientId, partyId, method, mandateId: null, createdOn })
  return id
}
