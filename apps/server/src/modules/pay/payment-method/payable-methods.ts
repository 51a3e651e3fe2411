import type { PaymentMethod } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { offeredMethods, presentMethods } from '../payment/index.ts'
import { presentStored } from './stored-method.present.ts'
import { storedMethodsOf } from './stored-method.repository.ts'

/**
 * What this visitor can pay by: what is stored in their account first, then the shop's own, which is all there is where
 * only that was asked for.
 */
export async function payableMethods(context: Context, genericOnly: boolean): Promise<PaymentMethod[]> {
  const { world, language, visitor } = context
  const generic = presentMethods(offeredMethods(world, visitor), language)
  if (genericOnly || visitor.kind !== 'customer') return generic
  const rows = await storedMethodsOf(world.db, ownAccount(context))
  const stored = rows.filter(({ provider }) => provider === world.payments.name).map(presentStored)
  const hasDefault = stored.some(({ isDefault }) => isDefault)
  return [...stored, ...generic.map(method => (hasDefault ? { ...method, isDefault: false } : method))]
}
