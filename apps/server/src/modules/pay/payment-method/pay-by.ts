import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { isMethodOffered, type PayBy } from '../payment/index.ts'
import { findStoredMethod, holdStoredMethod } from './stored-method.repository.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What an order is paid by: a method of the shop's, or one the customer has stored. Refuses `paymentMethodUnknown` for
 * all others. With `hold`, a stored one cannot be deleted until the transaction ends.
 */
export async function payByOf(
  context: Context,
  db: Statements,
  methodId: string | undefined,
  { hold }: { hold: boolean },
): Promise<PayBy> {
  const { world, visitor } = context
  if (methodId !== undefined && isMethodOffered(world, visitor, methodId)) return { methodId, token: null, label: null }
  const isStored = methodId !== undefined && visitor.kind === 'customer' && GUID.test(methodId)
  const find = hold ? holdStoredMethod : findStoredMethod
  const stored = isStored ? await find(db, ownAccount(context), methodId) : undefined
  // What another provider has stored, this one cannot charge.
  if (!stored || stored.provider !== world.payments.name) return refuse('paymentMethodUnknown', 'paymentMethodId')
  return { methodId: stored.id, token: stored.token, label: stored.label }
}
