import type { SignedIn, Who } from '@billett/contract'
import { ACCESS_MINUTES, hasUserType, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { issueToken } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'
import type { Account } from '../account/index.ts'
import { mustAcceptTerms } from '../account/index.ts'
import type { OpenSession } from './sessions.ts'

export const whoIs = async (world: World, account: Account): Promise<Who> => ({
  userId: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  username: account.username ?? account.email ?? '',
  email: account.email ?? '',
  rights: account.rights,
  userType: account.userType,
  authenticated: true,
  acceptTermsNecessary: await mustAcceptTerms(world, world.db, account),
})

/** What the browser of somebody who has signed in is told, with fresh tokens. */
export async function signedIn(world: World, account: Account, session: OpenSession): Promise<SignedIn> {
  const { id, firstName, lastName, rights, userType } = account
  const token = await issueToken(
    {
      id,
      clientId: clientIdOf(world),
      userType,
      kind: hasUserType(userType, USER_TYPE.WebShop) ? 'customer' : 'staff',
      rights,
      firstName,
      lastName,
      session: session.sessionId,
      minutes: ACCESS_MINUTES,
    },
    world.tokens,
    world.realClock(),
  )
  return {
    ...(await whoIs(world, account)),
    id_token: token,
    refresh_token: session.refreshToken,
    expires_in: ACCESS_MINUTES * 60,
  }
}
