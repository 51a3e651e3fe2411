import { getUser } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'

/** A device on which one of the staff is signed in, with these rights, and the answer that says who. */
export function staffDevice(rights: number[]) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  return answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights })])
}
