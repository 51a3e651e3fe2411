import type { OwnAccount } from '../../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'
import { isTokenInUse } from '../../payment/index.ts'
import {
  insertStoredMethod,
  lockStoredMethod,
  renewStoredMethod,
  type StoredMethod,
  storedMethodsOf,
} from '../stored-method.repository.ts'
import { type Confirmed, dropSetup, leaveToForget } from './setup.repository.ts'

/**
 * The provider may forget what a method was charged by before it was entered anew: at once, or as soon as no payment by
 * it is undecided.
 */
async function forgetBefore(
  world: Surroundings,
  tx: Transaction,
  owner: OwnAccount,
  before: StoredMethod,
): Promise<void> {
  const { token, setupId } = before
  if (await isTokenInUse(tx, token)) return leaveToForget(tx, before, world.clock())
  await dropSetup(tx, owner, setupId)
  await world.jobs.send(tx, 'forgetMethod', { ...owner, token })
}

/**
 * Stores what the provider has confirmed and its owner has proven: in the place of the method that is entered anew,
 * whose token is then forgotten, else as one more. The first is the default. The account must be locked.
 */
export async function keepConfirmed(
  world: Surroundings,
  tx: Transaction,
  { setup, owner }: { setup: Confirmed; owner: OwnAccount },
): Promise<StoredMethod> {
  const { id, replacesId, provider, paymentType, paymentSubType, token, label } = setup
  const change = { token, label, setupId: id }
  const before = replacesId === null ? undefined : await lockStoredMethod(tx, owner, replacesId)
  if (before) {
    const stored = await renewStoredMethod(tx, owner, before.id, change)
    if (before.token === token) await dropSetup(tx, owner, before.setupId)
    else await forgetBefore(world, tx, owner, before)
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
