import { hasUserType, USER_TYPE } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Device, LoginJwtReply, LoginReply, SignedIn } from '../../replies/user.ts'
import { Password, UserTypeFlags } from '../../values/account.ts'
import { Email } from '../../values/person.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'

const service = 'user' as const
const anyone = { who: 'public' } as const
const signedIn = { who: 'user' } as const

/** An e-mail address, or the user name of staff: which of both it must be is the server's to say (Spec 1 §5). */
const LoginName = line(254).check(z.minLength(1, key('emailNotEmpty')))

/** What another service says goes back to it as it came, whatever signs it has. */
const asGiven = (max: number) => z.string().check(z.maxLength(max, key('exceedMaximumLength')))

/** `OPEN_ID_PARAMETERS`, and what we gave the request besides. Kept as they came. */
export const OpenIdRequest = z.object({
  client_id: requiredLine(200),
  nonce: z.optional(asGiven(500)),
  redirect_uri: z.optional(asGiven(2000)),
  response_type: z.optional(asGiven(50)),
  scope: z.optional(asGiven(500)),
  state: z.optional(asGiven(4000)),
  response_mode: z.optional(asGiven(50)),
  /** The request's number where the provider began it. */
  interaction: z.optional(line(100)),
})
export type OpenIdRequest = z.infer<typeof OpenIdRequest>

/** What both ways of signing in take for another service's sake. */
const openIdFields = { openId: z.optional(OpenIdRequest), acceptedTermsId: z.optional(Guid) }

/** Spec 1 §3, login parameters. Only staff sign in by anything but an e-mail address. */
const Login = z
  .object({
    email: LoginName,
    password: Password,
    clientId: Guid,
    userType: UserTypeFlags,
    requiredRights: z.optional(z.array(z.int()).check(z.maxLength(50, key('outOfRange')))),
    ...openIdFields,
  })
  .check(
    z.refine(body => hasUserType(body.userType, USER_TYPE.HGS) || z.safeParse(Email, body.email).success, {
      path: ['email'],
      message: key('email'),
    }),
  )

export const login = defineCall({
  name: 'user/login',
  service,
  method: 'POST',
  path: '/user/login',
  summary: 'Signs in by e-mail address or user name and password; a guest’s cart and orders come along',
  access: anyone,
  body: Login,
  reply: list(LoginReply),
})

const LoginJwt = z.object(openIdFields)

export const loginJwt = defineCall({
  name: 'user/loginJwt',
  service,
  method: 'POST',
  path: '/user/loginJwt',
  summary: 'Who the bearer of a token is; signs them in for another service',
  access: signedIn,
  body: LoginJwt,
  reply: list(LoginJwtReply),
})

const REFRESH_TOKEN = z.string().check(z.regex(/^[\w-]{20,200}$/, key('notValid')))

/** RFC 6749 §4.3 and §6; which fields are needed depends on the grant. */
const TokenRequest = z
  .object({
    grant_type: z.enum(['password', 'refresh_token'], key('notValid')),
    username: z.optional(LoginName),
    password: z.optional(Password),
    refresh_token: z.optional(REFRESH_TOKEN),
    client_id: z.optional(Guid),
  })
  .check(
    z.refine(body => body.grant_type !== 'password' || (body.username !== undefined && body.password !== undefined), {
      path: ['password'],
      message: key('required'),
    }),
    z.refine(body => body.grant_type !== 'refresh_token' || body.refresh_token !== undefined, {
      path: ['refresh_token'],
      message: key('required'),
    }),
  )

export const token = defineCall({
  name: 'user/token',
  service,
  method: 'POST',
  path: '/user/token',
  summary: 'Signs in from an embedded page, or renews a session: every refresh token is good once. Form-encoded',
  access: anyone,
  body: TokenRequest,
  form: true,
  reply: list(SignedIn),
})

const Logout = z.object({ refresh_token: z.optional(REFRESH_TOKEN) })

export const logout = defineCall({
  name: 'user/logout',
  service,
  method: 'POST',
  path: '/user/logout',
  summary: 'Ends the session of this device; known by its refresh token where the other has run out',
  access: anyone,
  body: Logout,
  reply: empty,
})

export const getSessions = defineCall({
  name: 'user/getSessions',
  service,
  method: 'GET',
  path: '/user/sessions',
  summary: 'The devices that are signed in to this account',
  access: signedIn,
  reply: list(Device),
})

const SessionParams = z.object({ sessionId: Guid })

export const endSession = defineCall({
  name: 'user/endSession',
  service,
  method: 'DELETE',
  path: '/user/sessions/{sessionId}',
  summary: 'Signs another device out',
  access: signedIn,
  params: SessionParams,
  reply: list(Device),
})

const EndSessions = z.object({ keepThis: z.optional(z.boolean()) })

export const endSessions = defineCall({
  name: 'user/endSessions',
  service,
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Signs every device out, or every other',
  access: signedIn,
  query: EndSessions,
  reply: list(Device),
})
