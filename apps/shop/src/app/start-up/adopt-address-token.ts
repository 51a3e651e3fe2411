import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { claimsOf } from '@billett/web-kit/session/jwt-claims.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { type Session, sessionOf } from '@billett/web-kit/session/session-of.ts'

interface Page {
  location: Pick<Location, 'href'>
  history: Pick<History, 'replaceState' | 'state'>
}

/** Whoever links here with it says that nobody is signed in there any more. */
const NOBODY = 'null'

/**
 * Takes a `jwt` in the query or behind `#` out of the address, at once and whatever it is, before anything else is
 * asked for (Spec 1 §2.4).
 */
export function takeAddressToken({ location, history }: Page): string | undefined {
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.replace(/^#/, ''))
  const token = url.searchParams.get('jwt') ?? fragment.get('jwt')
  if (token === null) return undefined
  url.searchParams.delete('jwt')
  fragment.delete('jwt')
  url.hash = fragment.toString()
  history.replaceState(history.state, '', url)
  return token
}

/** The account that is signed in here; `unknown` where only the means to renew its token are left. */
function accountHere(now: number): string | undefined {
  const own = storedJwt.read()
  const claims = own === undefined ? undefined : claimsOf(own, now)
  if (claims && claims.guestUser !== 'True') return claims.sub
  return storedRefreshToken.read() === undefined ? undefined : 'unknown'
}

/**
 * What becomes of a token from an address. Nothing of the session here changes before the server has said that the
 * token is one. It is kept where nobody is signed in; where another account is, its session is given back, to be asked
 * about. A guest's is never passed on: whoever came by it would buy, without a sign of it, for a stranger who holds the
 * same token. `now` in milliseconds.
 */
export async function adoptAddressToken(
  token: string,
  now: number,
  isConfirmed: (token: string) => Promise<boolean>,
): Promise<Session | undefined> {
  if (token === NOBODY && storedJwt.read() === undefined) storedRefreshToken.remove()
  const claims = claimsOf(token, now)
  const session = claims && sessionOf(token, claims)
  if (!session || accountHere(now) === session.userId || !(await isConfirmed(token))) return undefined
  if (accountHere(now) !== undefined) return session
  storedJwt.write(token)
  return undefined
}
