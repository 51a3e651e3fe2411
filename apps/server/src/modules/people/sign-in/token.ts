import type { InputOf, SignedIn, token as tokenCall } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { refreshSession } from '../session/index.ts'
import { login } from './login.ts'

/** Tokens for a customer's password from an embedded page, or for a refresh token. */
export async function token(context: Context, body: InputOf<typeof tokenCall>['body']): Promise<SignedIn> {
  const { world } = context
  if (body.grant_type === 'refresh_token') return refreshSession(context, body.refresh_token ?? refuse('sessionEnded'))
  return login(context, {
    email: body.username ?? '',
    password: body.password ?? '',
    clientId: body.client_id ?? clientIdOf(world),
    userType: USER_TYPE.WebShop,
  })
}
