import { isMissingOr, isObjectOf, isText } from '../storage/shapes.ts'
import { stored } from '../storage/stored.ts'
import { storedJwt } from './jwt.ts'
import { claimsOf } from './jwt-claims.ts'
import { storedRefreshToken } from './refresh-token.ts'

/** Tokens of staff who act in a customer's place on this device meanwhile. */
const storedStaff = stored('admin', isObjectOf({ jwt: isMissingOr(isText), refreshToken: isMissingOr(isText) }))

interface StaffTokens {
  jwt: string | undefined
  refreshToken: string | undefined
}

/** To be read before a customer is taken over: a token that an answer brings is kept at once. */
export const staffTokens = (): StaffTokens => ({ jwt: storedJwt.read(), refreshToken: storedRefreshToken.read() })

/** From the next page on, this device is a customer's whom staff have taken over; their own tokens are kept. */
export function actAs(token: string, staff: StaffTokens): void {
  storedStaff.write(staff)
  storedRefreshToken.remove()
  storedJwt.write(token)
}

/** From the next page on, this device is the staff's again who acted in a customer's place; nothing where none did. */
export function backToStaff(): void {
  const staff = storedStaff.read()
  if (!staff) return
  storedStaff.remove()
  storedJwt.remove()
  if (staff.jwt !== undefined) storedJwt.write(staff.jwt)
  if (staff.refreshToken !== undefined) storedRefreshToken.write(staff.refreshToken)
}

/** Until when staff act by this token in a customer's place, milliseconds since 1970; undefined of one's own. */
export function takenOverUntil(jwt: string | null): number | undefined {
  const claims = jwt === null ? undefined : claimsOf(jwt, Date.now())
  return claims?.act && claims.exp * 1000
}
