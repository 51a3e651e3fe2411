import type { convertAnonymousUser as convertCall, InputOf } from '@billett/contract'
import { GENDER, isOpen } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownerOf, readOrder } from '../../ticket/order/index.ts'
import { registerKnown } from './register-known.ts'

/** A guest who has bought becomes a customer with a password and a click in a mail; the order knows the rest. */
export async function convertAnonymousUser(context: Context, body: InputOf<typeof convertCall>['body']): Promise<void> {
  const { orderId, password, birthDate, originUrl } = body
  const { buyer, state } = await readOrder(context.world.db, orderId, ownerOf(context))
  if (context.visitor.kind !== 'guest' || buyer === null || isOpen(state))
    return refuse('accountCreationFailed', 'orderId')
  const known = {
    email: buyer.email,
    salutation: buyer.salutation ?? GENDER.Unknown,
    firstName: buyer.firstName ?? body.firstName ?? refuse('required', 'firstName'),
    lastName: buyer.lastName ?? body.lastName ?? refuse('required', 'lastName'),
    birthDate: birthDate ?? null,
    address: buyer.address ?? null,
  }
  await registerKnown(context, known, { password, originUrl })
}
