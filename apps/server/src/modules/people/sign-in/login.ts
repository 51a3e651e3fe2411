import type { SignedIn } from '@billett/contract'
import { checkLogin, emailKey, hasUserType, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { isInside } from '../../../call/visitor/is-inside.ts'
import { forgiveTries, limitTries } from '../../run/limits/index.ts'
import {
  type Account,
  accountByName,
  bringBelongingsOfAddress,
  bringOrdersOfDevice,
  changeAccount,
  checkClientId,
  note,
} from '../account/index.ts'
import { queueMail, warnOwner } from '../account-mail/index.ts'
import { signedIn, startSession } from '../session/index.ts'

export interface Credentials {
  /** An e-mail address, or the user name of staff. */
  email: string
  password: string
  clientId: string
  userType: number
  requiredRights?: readonly number[] | undefined
}

/**
 * Whoever the credentials belong to. An account that is not there takes as long, and is answered like a wrong password.
 */
export async function authenticated(context: Context, credentials: Credentials): Promise<Account> {
  const { world } = context
  const { email: name, password, userType, requiredRights = [] } = credentials
  checkClientId(world, credentials.clientId)
  const key = emailKey(name)
  await limitTries(context, 'login', key, tx => warnOwner(context, tx, name))

  const account = await accountByName(world.db, { clientId: clientIdOf(world), userType, name, emailKey: key })
  const passwordIsRight = await world.passwords.verify(account?.passwordHash ?? null, password)
  const checked = checkLogin({ account, passwordIsRight, requiredRights })
  if (!checked.ok || !account) {
    await note(world, world.db, { kind: 'loginFailed', accountId: account?.id ?? null })
    return refuse(checked.ok ? 'loginFailed' : checked.reason)
  }
  await forgiveTries(context, 'login', key)
  await renewHash(context, account, password)
  return account
}

/** Signs in. */
export const login = async (context: Context, credentials: Credentials): Promise<SignedIn> =>
  (await openSession(context, await authenticated(context, credentials))).signedIn

/** Passwords that were hashed with weaker settings than today's are hashed anew while they are at hand. */
async function renewHash({ world }: Context, account: Account, password: string): Promise<void> {
  if (account.passwordHash === null || !world.passwords.isOutdated(account.passwordHash)) return
  const passwordHash = await world.passwords.hash(password)
  await world.db.transaction(tx => changeAccount(tx, account.id, { passwordHash }))
}

/** What somebody can sign in as, as tries are counted by. */
const namesOf = ({ emailKey: key, username }: Account): string[] => [
  ...(key === null ? [] : [key]),
  ...(username === null ? [] : [emailKey(username)]),
]

/** Begins a session on this device. What a guest had on it comes along. */
export async function openSession(
  context: Context,
  account: Account,
  byPasskey = false,
): Promise<{ signedIn: SignedIn; sessionId: string }> {
  const { world, caller } = context
  const isStaff = hasUserType(account.userType, USER_TYPE.HGS)
  if (isStaff && !isInside(world, caller)) refuse('outsideNetworks')
  const isNewDevice = namesOf(account).every(name => context.device.nameFor(name) === undefined)
  const session = await world.db.transaction(async tx => {
    const started = await startSession(context, tx, account, byPasskey)
    await bringOrdersOfDevice(context, tx, account)
    await bringBelongingsOfAddress(world, tx, account)
    // Whoever has learnt a password of staff sees what customers have trusted the company with.
    if (isStaff && isNewDevice)
      await queueMail(world, tx, 'newDevice', { accountId: account.id, language: account.language })
    await note(world, tx, { kind: 'loggedIn', accountId: account.id, sessionId: started.sessionId })
    return started
  })
  context.device.remember(...namesOf(account))
  return { signedIn: await signedIn(world, account, session), sessionId: session.sessionId }
}
