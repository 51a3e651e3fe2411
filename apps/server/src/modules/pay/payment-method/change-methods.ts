import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { isMethodInUse } from '../payment/index.ts'
import { dropSetup } from './setup/setup.repository.ts'
import {
  lockStoredMethod,
  makeDefault,
  readStoredMethod,
  type StoredMethod,
  storedMethodsOf,
} from './stored-method.repository.ts'

/**
 * Removes a way to pay, unless something is still to be paid by it (`paymentMethodInUse`). Of the others the latest
 * becomes the default where the removed one was it.
 */
export async function deleteMethod(context: Context, id: string): Promise<void> {
  const { world } = context
  const owner = ownAccount(context)
  await world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    const dropped = (await lockStoredMethod(tx, owner, id)) ?? refuse('paymentMethodNotFound')
    if (await isMethodInUse(tx, id)) refuse('paymentMethodInUse')
    await dropSetup(tx, owner, dropped.setupId)
    const [next] = await storedMethodsOf(tx, owner)
    if (dropped.isDefault && next) await makeDefault(tx, owner, next.id)
    await world.jobs.send(tx, 'forgetMethod', { ...owner, token: dropped.token })
  })
}

/** All of them afterwards, the default first. */
export function setDefault(context: Context, id: string): Promise<StoredMethod[]> {
  const owner = ownAccount(context)
  return context.world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    await readStoredMethod(tx, owner, id)
    await makeDefault(tx, owner, id)
    return storedMethodsOf(tx, owner)
  })
}
