import type { OwnAccount } from '../../call/own-account.ts'
import type { Transaction } from '../../db/database.ts'
import type { World } from '../../world.ts'
import { type Confirmed, dropRegistration } from './registration.repository.ts'
import {
  findStoredMethod,
  insertStoredMethod,
  renewStoredMethod,
  type StoredMethod,
  storedMethodsOf,
} from './stored-method.repository.ts'

/**
 * Stores what the provider has confirmed and its owner has proven: in the place of the method that is entered anew, whose token is then forgotten, else as
 * one more. The first is the default. The account must be locked.
 */
export async function keepConfirmed(
  world: World,
  tx: Transaction,
  { registration, owner }: { registration: Confirmed; owner: OwnAccount },
): Promise<StoredMethod> {
  const { id, replacesId, provider, paymentType, paymentSubType, token, label } = registration
  const change = { token, label, registrationId: id }
  const before = replacesId === null ? undefined : await findStoredMethod(tx, owner, replacesId)
  if (before) {
    const stored = await renewStoredMethod(tx, owner, before.id, change)
    await dropRegistration(tx, owner, before.registrationId)
    if (before.token !== token)
      await world.jobs.send(tx, 'forgetMethod', { accountId: owner.accountId, token: before.token })
    return stored
  }
  const stored = {
    ...owner,
    ...change,
    id: world.newId(),
    provider,
    paymentType,
    paymentSubType,
    isDefault: (await storedMethodsOf(tx, owner)).length === 0,
    createdOn: world.clock(),
  }
  await insertStoredMethod(tx, stored)
  return stored
}
