import type { LoginReply, OpenIdRequest, Who } from '@billett/contract'
import { unixSeconds } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { type Account, readAccount } from '../account/index.ts'
import { needsPassword, type OpenIdStep, signInFor } from '../open-id/index.ts'
import { sessionOf, whoIs } from '../session/index.ts'
import { authenticated, type Credentials, openSession } from './login.ts'

/** What a login brings along for another service's sake. */
interface ForService {
  openId?: OpenIdRequest | undefined
  acceptedTermsId?: string | undefined
}

/** `location`: where the browser goes on to. */
export interface LoginAnswer<Reply> {
  reply: Reply | { loginAccessDialog: Extract<OpenIdStep, { state: 'asks' }>['request'] }
  location?: string
}

const stepFor = (
  context: Context,
  account: Account,
  openId: OpenIdRequest,
  authTime: number,
  acceptedTermsId: string | undefined,
): Promise<OpenIdStep> =>
  signInFor(context, openId, { accountId: account.id, userType: account.userType, authTime }, acceptedTermsId)

/** Signs in. Whoever another service has sent goes on to there, or is first asked what it may know (Spec 1 §2.6). */
export async function loginFor(
  context: Context,
  { openId, acceptedTermsId, ...credentials }: Credentials & ForService,
): Promise<LoginAnswer<Exclude<LoginReply, { loginAccessDialog: unknown }>>> {
  const account = await authenticated(context, credentials)
  if (!openId) return { reply: (await openSession(context, account)).signedIn }
  const step = await stepFor(context, account, openId, unixSeconds(context.world.realClock()), acceptedTermsId)
  if (step.state === 'asks') return { reply: { loginAccessDialog: step.request } }
  const { signedIn, sessionId } = await openSession(context, account)
  return { reply: signedIn, location: step.location(sessionId) }
}

/**
 * Who the bearer of a token is; for another service's sake as with a password (Spec 1 §2.4). It hands out no other
 * token: one that leaked would last for ever.
 */
export async function loginJwtFor(
  context: Context,
  { openId, acceptedTermsId }: ForService,
): Promise<LoginAnswer<Who>> {
  const { world } = context
  const account = await readAccount(world.db, ownAccount(context))
  const who = await whoIs(world, account)
  if (!openId) return { reply: who }
  const session = (await sessionOf(world.db, context.visitor.session)) ?? refuse('sessionEnded')
  if (await needsPassword(context, openId, unixSeconds(session.startedOn))) return refuse('passwordAgain')
  const step = await stepFor(context, account, openId, unixSeconds(session.startedOn), acceptedTermsId)
  if (step.state === 'asks') return { reply: { loginAccessDialog: step.request } }
  return { reply: who, location: step.location(session.id) }
}
