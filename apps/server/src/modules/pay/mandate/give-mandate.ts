import { mandateReference } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertMandate, type StoredMandate } from './mandate.repository.ts'

type Given = Pick<
  StoredMandate,
  'accountHolder' | 'accountId' | 'bic' | 'consentText' | 'creditInstitute' | 'iban' | 'partyId'
>

/** Stores a mandate that a party to a contract gives now. Returns its id. */
export async function giveMandate(world: World, tx: Transaction, given: Given): Promise<string> {
  const id = world.newId()
  const now = world.clock()
  await insertMandate(tx, {
    ...given,
    id,
    clientId: clientIdOf(world),
    reference: mandateReference(id),
    consentOn: now,
    createdOn: now,
    lastCollectionOn: null,
    revokedOn: null,
  })
  return id
}
