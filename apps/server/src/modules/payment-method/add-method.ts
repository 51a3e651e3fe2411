import type { Context } from '../../call/context.ts'
import { lockOwnAccount } from '../../call/lock-own-account.ts'
import { ownAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import { forgetToken } from './forget-token.ts'
import {
  dropRegistration,
  insertStoredMethod,
  readRegistration,
  readStoredMethod,
  renewStoredMethod,
  type StoredMethod,
  storedByRegistration,
  storedMethodsOf,
} from './stored-method.repository.ts'

/** Stores what was confirmed at the provider, which is asked; coming back twice stores it once. The first becomes the default. */
export async function addMethod(context: Context, reference: string): Promise<StoredMethod> {
  const { world } = context
  const { db, registrations } = world
  const owner = ownAccount(context)
  const registration = await readRegistration(db, owner, registrations.provider, reference)
  const known = await storedByRegistration(db, registration.id)
  if (known) return known
  const report = await registrations.find(reference)
  if (report.state === 'unreachable') return refuse('paymentProviderUnreachable')
  if (report.state !== 'confirmed') return refuse('paymentMethodNotConfirmed', 'registrationReference')
  const { token, label } = report
  const { replacesId, provider, paymentType, paymentSubType } = registration
  const outdated = replacesId === null ? undefined : await readStoredMethod(db, owner, replacesId)
  const added = await db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    const meanwhile = await storedByRegistration(tx, registration.id)
    if (meanwhile) return meanwhile
    const change = { token, label, registrationId: registration.id }
    if (outdated) {
      const renewed = await renewStoredMethod(tx, owner, outdated.id, change)
      await dropRegistration(tx, owner, outdated.registrationId)
      return renewed ?? refuse('paymentMethodNotFound')
    }
    const isFirst = (await storedMethodsOf(tx, owner)).length === 0
    const row = {
      ...owner,
      ...change,
      id: world.newId(),
      provider,
      paymentType,
      paymentSubType,
      isDefault: isFirst,
      createdOn: world.clock(),
    }
    await insertStoredMethod(tx, row)
    return row
  })
  if (outdated && outdated.token !== token) await forgetToken(world, outdated.token)
  return added
}
