import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { beginPasskeyLogin, loginPasskey } from './login-passkey.ts'
import { addPasskey, beginPasskey, removePasskey, showPasskeys } from './passkeys.ts'

export const passkeyRoutes = [
  route(calls.getPasskeys, async context => items(await showPasskeys(context))),
  route(calls.beginPasskey, async (context, { body }) => item({ options: await beginPasskey(context, body.password) })),
  route(calls.addPasskey, async (context, { body }) => items(await addPasskey(context, body.answer))),
  route(calls.removePasskey, async (context, { params }) => items(await removePasskey(context, params.id))),
  route(calls.beginPasskeyLogin, async context => item({ options: await beginPasskeyLogin(context) })),
  route(calls.loginPasskey, async (context, { body }) => {
    const signedIn = await loginPasskey(context, body.answer)
    return { ...item(signedIn), authorization: signedIn.id_token }
  }),
]
