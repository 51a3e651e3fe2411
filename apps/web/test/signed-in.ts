import { getUser, type UserData } from '@billett/contract'
import { anAccount, aToken } from '../src/state/user/user.fixture.ts'
import { storedJwt } from '../src/storage/jwt.ts'
import { storedRefreshToken } from '../src/storage/refresh-token.ts'
import { answering } from './fake-send.ts'

/** A device on which somebody is signed in. What it answers is to be given to the shop. */
export function signedIn(account: Partial<UserData> = {}) {
  storedJwt.write(aToken())
  storedRefreshToken.write('r'.repeat(40))
  return answering(getUser, () => [anAccount(account)])
}
