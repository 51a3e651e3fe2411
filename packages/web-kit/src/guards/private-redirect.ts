import { LOGIN_PARAMETERS } from './open-id-parameters.ts'

interface Visit {
  /** Where somebody signs in. */
  fallback: string
  /** The private page; undefined where nobody is to come back. */
  target: string | undefined
  /** Query of the address being looked at. */
  search: string
}

const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`

/**
 * Where the private page leads somebody who is not signed in: `fallback?redirect=…`, so that they come back after
 * signing in (Spec 1 §2.3).
 */
export function privateRedirect({ fallback, target, search }: Visit): string {
  const query = new URLSearchParams(search)
  const given = query.get('redirect')
  const subscriptionId = query.get('subscriptionId')
  if (given !== null) {
    const rest = subscriptionId === null ? '' : new URLSearchParams({ subscriptionId }).toString()
    return withQuery(fallback, new URLSearchParams({ redirect: withQuery(given, rest) }).toString())
  }
  if (target === undefined) return fallback
  // They belong to the login that is about to happen, not to the page it leads to.
  for (const name of LOGIN_PARAMETERS) query.delete(name)
  return withQuery(fallback, new URLSearchParams({ redirect: withQuery(target, query.toString()) }).toString())
}
