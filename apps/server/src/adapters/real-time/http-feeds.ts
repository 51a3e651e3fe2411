import { FEED_KINDS, type FeedKind } from '@billett/domain'
import { FEED_LIMITS } from '@billett/realtime'
import { FEED_HEADER } from '../../config/feed-header.ts'
import type { ServerConfig } from '../../config/server-config.ts'
import type { FeedSource, FetchedFeed, KnownFeed } from '../../ports/real-time.ts'

/** Milliseconds until the whole feed is there. */
const PATIENCE = 10_000

class TooMuch extends Error {}

/** Throws as soon as there is more than a feed has; the rest is not waited for. */
async function readAll(reply: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of reply.body ?? []) {
    length += part.byteLength
    if (length > FEED_LIMITS.bytes) throw new TooMuch(`more than ${FEED_LIMITS.bytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function fetchFeed(url: string, header: [string, string] | undefined, known: KnownFeed): Promise<FetchedFeed> {
  const headers = new Headers(header && [header])
  if (known.etag) headers.set('if-none-match', known.etag)
  if (known.lastModified) headers.set('if-modified-since', known.lastModified)
  try {
    const reply = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
    if (reply.status === 304) return { state: 'same' }
    if (!reply.ok) {
      await reply.body?.cancel()
      return { state: 'failed', trouble: 'unreachable', detail: `answered ${reply.status}` }
    }
    const bytes = await readAll(reply)
    return {
      state: 'new',
      bytes,
      etag: reply.headers.get('etag'),
      lastModified: reply.headers.get('last-modified'),
    }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { state: 'failed', trouble: error instanceof TooMuch ? 'tooMuch' : 'unreachable', detail }
  }
}

type FeedSettings = Pick<
  ServerConfig,
  'REALTIME_TRIPS_URL' | 'REALTIME_ALERTS_URL' | 'REALTIME_VEHICLES_URL' | 'REALTIME_HEADER' | 'REALTIME_REGION'
>

/** The feeds at the addresses that are configured. */
export function httpFeeds(config: FeedSettings): FeedSource {
  const urls: Record<FeedKind, string | undefined> = {
    trips: config.REALTIME_TRIPS_URL,
    alerts: config.REALTIME_ALERTS_URL,
    vehicles: config.REALTIME_VEHICLES_URL,
  }
  const { name, value } = FEED_HEADER.exec(config.REALTIME_HEADER ?? '')?.groups ?? {}
  const header: [string, string] | undefined = name && value ? [name, value] : undefined
  return {
    kinds: FEED_KINDS.filter(kind => urls[kind] !== undefined),
    areAbout: ({ source }) => config.REALTIME_REGION === undefined || config.REALTIME_REGION === source,
    fetch: (kind, known) => fetchFeed(urls[kind] ?? '', header, known),
  }
}
