import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { FEED_LIMITS, readFeed } from './read-feed.ts'
import type { RealTimeFeed } from './real-time-feed.ts'
import { writeFeed } from './write-feed.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/**
 * A feed as bytes for one database column; `unpackFeed` brings it back. Undefined for more than that reads: letters
 * that were none are written as longer ones.
 */
export async function packFeed(feed: RealTimeFeed): Promise<Uint8Array | undefined> {
  const bytes = writeFeed(feed)
  return bytes.length > FEED_LIMITS.bytes ? undefined : deflate(bytes)
}

/** Undefined for what another version of the product packed otherwise. */
export async function unpackFeed(content: Uint8Array): Promise<RealTimeFeed | undefined> {
  const reading = readFeed(await inflate(content, { maxOutputLength: FEED_LIMITS.bytes }))
  return reading.ok ? reading.feed : undefined
}
