import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { claimsOf } from '@billett/web-kit/session/jwt-claims.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'

interface Page {
  location: Pick<Location, 'href'>
  history: Pick<History, 'replaceState' | 'state'>
}

/** Whoever links here with it says that nobody is signed in there any more. */
const NOBODY = 'null'

/**
 * A token from elsewhere comes without the means to renew it; those of the session before must not renew this one. A
 * guest's is never passed on: whoever came by it would buy, without a sign of it, for a stranger who holds the same
 * token.
 */
function adopt(token: string, now: number): void {
  const claims = claimsOf(token, now)
  if (claims) {
    if (claims.guestUser === 'True') return
    storedJwt.write(token)
    storedRefreshToken.remove()
  } else if (token === NOBODY && storedJwt.read() === undefined) storedRefreshToken.remove()
}

/**
 * A `jwt` in the query or behind `#` is adopted when it parses and is not expired; either way it leaves the address at
 * once, before anything else is asked for (Spec 1 §2.4).
 */
export function adoptAddressToken({ location, history }: Page, now: number): void {
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.replace(/^#/, ''))
  const token = url.searchParams.get('jwt') ?? fragment.get('jwt')
  if (token === null) return
  adopt(token, now)
  url.searchParams.delete('jwt')
  fragment.delete('jwt')
  url.hash = fragment.toString()
  history.replaceState(history.state, '', url)
}
