import * as calls from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { route } from '../../../call/route.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { addMethod } from './add-method.ts'
import { deleteMethod, setDefault } from './change-methods.ts'
import { payableMethods } from './payable-methods.ts'
import { beginAdding, beginRenewing } from './setup/begin-setup.ts'
import { presentStored } from './stored-method.present.ts'
import { type StoredMethod, storedMethodsOf } from './stored-method.repository.ts'

/** Another's account looks like none. */
function ownOnly(context: Context, { clientId, userId }: { clientId: string; userId: string }) {
  const owner = ownAccount(context)
  return owner.clientId === clientId && owner.accountId === userId ? owner : refuse('userNotFound')
}

const presented = (rows: readonly StoredMethod[]) => items(rows.map(presentStored))

/** The browser goes where `location` leads (Spec 2 §4.2). */
const leadingTo = (redirectURL: string) => ({ ...item({ redirectURL }), location: redirectURL })

export const paymentMethodRoutes = [
  route(calls.getPaymentMethods, async (context, { query }) =>
    items(await payableMethods(context, query.genericMethod ?? false)),
  ),
  route(calls.getStoredPaymentMethods, async (context, { params }) =>
    presented(await storedMethodsOf(context.world.db, ownOnly(context, params))),
  ),
  route(calls.getPaymentMethodRedirectUrl, async (context, { params, query }) =>
    item({ redirectURL: await beginRenewing(context, params.id, query.redirectURL) }),
  ),
  route(calls.requestAddPaymentMethod, async (context, { params, query }) =>
    leadingTo(await beginAdding(context, params.type, params.subtype, query.redirectURL)),
  ),
  route(calls.addPaymentMethod, async (context, { body }) => item(presentStored(await addMethod(context, body)))),
  route(calls.deletePaymentMethod, async (context, { params }) => {
    await deleteMethod(context, params.id)
    return nothing
  }),
  route(calls.setDefaultPaymentMethod, async (context, { params }) => presented(await setDefault(context, params.id))),
]
