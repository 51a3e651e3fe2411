import * as calls from '@billett/contract'
import { item, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { changePassword } from './change-password.ts'
import { loginFor, loginJwtFor } from './login-for.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { resetPassword } from './reset-password.ts'
import { token } from './token.ts'

/** The token goes into the header as well, where the browser looks for it (Spec 2 §4.2). */
const handedOut = (signedIn: calls.SignedIn) => ({ ...item(signedIn), authorization: signedIn.id_token })

/** Where the browser goes on to, if anywhere (Spec 2 §4.2). */
const onward = (location: string | undefined) => (location === undefined ? {} : { location })

export const signInRoutes = [
  route(calls.login, async (context, { body }) => {
    const { reply, location } = await loginFor(context, body)
    return { ...('id_token' in reply ? handedOut(reply) : item<calls.LoginReply>(reply)), ...onward(location) }
  }),
  route(calls.loginJwt, async (context, { body }) => {
    const { reply, location } = await loginJwtFor(context, body)
    return { ...item(reply), ...onward(location) }
  }),
  route(calls.token, async (context, { body }) => handedOut(await token(context, body))),
  route(calls.changePassword, async (context, { body }) =>
    handedOut(await changePassword(context, body.oldPassword, body.newPassword)),
  ),
  route(calls.resetPassword, async (context, { body }) => {
    await resetPassword(context, body)
    return nothing
  }),
  ...passkeyRoutes,
]
