import type { Client } from '@billett/clients'
import { findRoute, routeSetOf } from '@billett/paths'
import type { Asked, RenderedDocument } from './draw-document.ts'

/** Documents of a process; with what they are compressed to some 50 kB each. Those asked for longest ago make room. */
const MOST = 1_000

/** Milliseconds; some pages say which day it is. */
const LIFE = 600_000

/**
 * What may follow the path of a page that is the same for everybody (Spec 1 §2.3); anything else anybody can make up.
 */
const KNOWN_QUERIES = new Set(['hidetitle=true'])

interface Kept {
  document: RenderedDocument
  until: number
}

/** A number for each client as it is configured now: another configuration is another object. */
function configurations(): (client: Client) => number {
  const numbers = new WeakMap<Client, number>()
  let last = 0
  return client => {
    const number = numbers.get(client) ?? ++last
    numbers.set(client, number)
    return number
  }
}

/**
 * What a document depends on besides its client; undefined where it is for one reader alone, or anybody's invention.
 */
function keyOf({ url, client, language, look, undecided, region, sent, search }: Asked): string | undefined {
  if (sent || search) return undefined
  const [path = '', ...query] = url.split('?')
  const found = findRoute(path, routeSetOf(client))
  if (!found || (path !== found.route.de && path !== found.route.en)) return undefined
  if (query.length > 0 && !KNOWN_QUERIES.has(query.join('?'))) return undefined
  const { contrast, mode } = look
  return [url, found.language ?? language, contrast, mode, undecided, region.currency, region.timeZone].join(' ')
}

/**
 * Draws a document that is the same for everybody once and keeps it, and gives the same object for it each time. One
 * for a reader alone, or at an address that anybody could make up, is drawn anew.
 */
export function keepDocuments(
  draw: (asked: Asked) => Promise<RenderedDocument>,
  now: () => number,
): (asked: Asked) => Promise<RenderedDocument> {
  const kept = new Map<string, Kept>()
  const configuration = configurations()
  return async asked => {
    const page = keyOf(asked)
    if (page === undefined) return draw(asked)
    const key = `${configuration(asked.client)} ${page}`
    const known = kept.get(key)
    kept.delete(key)
    const fresh = known && known.until > now()
    const one = fresh ? known : { document: { ...(await draw(asked)), isKept: true }, until: now() + LIFE }
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return one.document
  }
}
