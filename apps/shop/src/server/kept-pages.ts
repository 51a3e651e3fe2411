import type { Client } from '@billett/clients'
import { findRoute, routeSetOf } from '@billett/paths'
import { NONCE_MARK } from '@billett/web-kit/document/fill-template.ts'
import type { RenderedPage, renderPage } from './render-page.tsx'

/** Drawings of a client; those asked for longest ago make room. */
const MOST = 200

/** Milliseconds; some pages say which day it is. */
const LIFE = 600_000

type Asked = Parameters<typeof renderPage>[0]

interface Kept {
  page: RenderedPage
  until: number
}

/**
 * What a drawing depends on besides its client: undefined where it is for one reader alone, or where anybody could make
 * up as many addresses as they like.
 */
function keyOf({ url, client, language, contrast, undecided, region }: Asked): string | undefined {
  const found = findRoute(url, routeSetOf(client))
  if (!found || (url !== found.route.de && url !== found.route.en)) return undefined
  return JSON.stringify([url, found.language ?? language, contrast, undecided, region.currency, region.timeZone])
}

const withNonce = (page: RenderedPage, nonce: string): RenderedPage => ({
  ...page,
  head: page.head.replaceAll(NONCE_MARK, nonce),
  state: page.state.replaceAll(NONCE_MARK, nonce),
})

/**
 * Draws a page that is the same for everybody once and keeps it: for a client as it is configured now, because another
 * configuration is another object.
 */
export function keepPages(draw: typeof renderPage, now: () => number): typeof renderPage {
  const keptOf = new WeakMap<Client, Map<string, Kept>>()
  return async asked => {
    const key = keyOf(asked)
    if (key === undefined) return draw(asked)
    const kept = keptOf.get(asked.client) ?? new Map<string, Kept>()
    keptOf.set(asked.client, kept)
    const known = kept.get(key)
    kept.delete(key)
    const fresh = known && known.until > now()
    const one = fresh ? known : { page: await draw({ ...asked, nonce: NONCE_MARK }), until: now() + LIFE }
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return withNonce(one.page, asked.nonce)
  }
}
