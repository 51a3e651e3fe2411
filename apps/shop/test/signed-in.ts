import { getUser, type UserData } from '@billett/contract'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'

/** A device on which somebody is signed in. What it answers is to be given to the shop. */
export function signedIn(account: Partial<UserData> = {}) {
  storedJwt.write(aToken())
  storedRefreshToken.write('r'.repeat(40))
  return answering(getUser, () => [anAccount(account)])
}
