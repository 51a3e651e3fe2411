import { type FieldReader, readMessage, TooMuch } from './field-reader.ts'
import { readAlert } from './read-alert.ts'
import { ID_LENGTH, readTripUpdate, readVehicle } from './read-parts.ts'
import type { RealTimeFeed } from './real-time-feed.ts'

/** What one feed may be. More is refused before anything is made of it. */
export const FEED_LIMITS = {
  bytes: 20 * 1024 * 1024,
  entities: 200_000,
  /** Everything within entities: calls, texts, what alerts are about. */
  parts: 2_000_000,
} as const

export type FeedReading =
  | { ok: true; feed: RealTimeFeed }
  /** No such format · only what has changed since · more than the limits. */
  | { ok: false; reason: 'unreadable' | 'differential' | 'tooMuch' }

const DIFFERENTIAL = 1

interface Header {
  version: string
  writtenAt: number
  isDifferential: boolean
}

function readHeader(reader: FieldReader): Header {
  const header = { version: '', writtenAt: 0, isDifferential: false }
  reader.message(tag => {
    if (tag === 1) header.version = reader.text(ID_LENGTH)
    if (tag === 2) header.isDifferential = reader.whole() === DIFFERENTIAL
    if (tag === 3) header.writtenAt = reader.whole()
  })
  return header
}

function readEntity(reader: FieldReader, feed: RealTimeFeed): void {
  let id = ''
  reader.message(tag => {
    if (tag === 1) id = reader.text(ID_LENGTH)
    if (tag === 3) feed.trips.push(readTripUpdate(reader))
    if (tag === 4) {
      const vehicle = readVehicle(reader)
      if (vehicle) feed.vehicles.push(vehicle)
    }
    if (tag === 5) feed.alerts.push({ id, ...readAlert(reader) })
  })
}

/** Reads a whole GTFS-Realtime feed, of version 1 or 2. Whatever else the bytes are, nothing is thrown. */
export function readFeed(bytes: Uint8Array): FeedReading {
  if (bytes.length > FEED_LIMITS.bytes) return { ok: false, reason: 'tooMuch' }
  const feed: RealTimeFeed = { writtenAt: 0, trips: [], alerts: [], vehicles: [] }
  let header: Header | undefined
  let entities = 0
  try {
    readMessage(bytes, FEED_LIMITS.parts, (reader, tag) => {
      if (tag === 1) header = readHeader(reader)
      if (tag !== 2) return
      entities += 1
      if (entities > FEED_LIMITS.entities) throw new TooMuch()
      readEntity(reader, feed)
    })
  } catch (failure) {
    return { ok: false, reason: failure instanceof TooMuch ? 'tooMuch' : 'unreadable' }
  }
  if (!header || !/^[12]\./.test(header.version)) return { ok: false, reason: 'unreadable' }
  if (header.isDifferential) return { ok: false, reason: 'differential' }
  return { ok: true, feed: { ...feed, writtenAt: header.writtenAt } }
}
