import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEED_LIMITS, readFeed } from './read-feed.ts'
import type { Alert, TripUpdate } from './real-time-feed.ts'
import { anyFeed } from './testing/any-feed.ts'
import { writeFeed } from './write-feed.ts'

/** Written by `gtfs-realtime-bindings` 2.2.0, with fields that we have no use for. */
const FOREIGN =
  'Cg0KAzIuMBAAGICSs9gGEnsKA29uZRp0Ch0KAlQxEggxMDowNjowMBoIMjAyNjExMjkqAVIwARIcCAMSDQjE//////////8BGAMaBhDIk7PYBiIB' +
  'QRIECAQoARIFIgFDKAISDwgGEgMI8AEyBgoEaGJmMhoGCgF2EgF4IIGSs9gGKKb//////////wESGQoDdHdvGhIKEAoCVDIaCDIwMjYxMTI5IAMS' +
  'OQoDdmVoIjIKBAoCVDESHQ0AAEpCFQAABEEdAABAQSEAAAAAAAAMQC0AAIBAIAEo5JKz2AZCAwoBdhKXAQoCYWwqkAEKDAiAkrPYBhCQrrPYBgoA' +
  'KgYKAWESAVIqAyoBQSoGIgQKAlQxMAo4BEIdChsKFWh0dHBzOi8vZXhhbXBsZS5vcmcveBICZGVSKAocChZVbWxlaXR1bmcgZsO8ciBTdHJhw59l' +
  'EgJkZQoICgZEZXRvdXJaGgoYChJIYWx0IOKciyBlbnRmw6RsbHQSAmRlcAQ='

const SCHEDULED = { relation: 'scheduled' } as const
const empty = { writtenAt: 1, trips: [], alerts: [], vehicles: [] }
const update: TripUpdate = { trip: { tripId: 'T', relation: 'scheduled' }, stops: [] }

describe('a feed', () => {
  it('written by another library is read, whatever else stands in it', () => {
    expect(readFeed(Buffer.from(FOREIGN, 'base64'))).toEqual({
      ok: true,
      feed: {
        writtenAt: 1_796_000_000,
        trips: [
          {
            trip: { ...SCHEDULED, tripId: 'T1', routeId: 'R', startDate: '20261129', startTime: '10:06:00' },
            delay: -90,
            stops: [
              { ...SCHEDULED, sequence: 3, stopId: 'A', arrival: { delay: -60 }, departure: { time: 1_796_000_200 } },
              { relation: 'skipped', sequence: 4 },
              { relation: 'noData', stopId: 'C' },
              { ...SCHEDULED, sequence: 6, arrival: { delay: 240 }, platformId: 'hbf2' },
            ],
          },
          { trip: { relation: 'cancelled', tripId: 'T2', startDate: '20261129' }, stops: [] },
        ],
        vehicles: [{ trip: { ...SCHEDULED, tripId: 'T1' }, latitude: 50.5, longitude: 8.25, at: 1_796_000_100 }],
        alerts: [
          {
            id: 'al',
            severity: 'severe',
            periods: [{ from: 1_796_000_000, until: 1_796_003_600 }, {}],
            targets: [{ agencyId: 'a', routeId: 'R' }, { stopId: 'A' }, { trip: { ...SCHEDULED, tripId: 'T1' } }],
            header: [
              { text: 'Umleitung für Straße', language: 'de' },
              { text: 'Detour', language: '' },
            ],
            description: [{ text: 'Halt ✋ entfällt', language: 'de' }],
            url: [{ text: 'https://example.org/x', language: 'de' }],
          },
        ],
      },
    })
  })

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyFeed, feed => {
        expect(readFeed(writeFeed(feed))).toEqual({ ok: true, feed })
      }),
    )
  })

  it('that is cut off or changed is read as something or refused, and never thrown', () => {
    fc.assert(
      fc.property(anyFeed, fc.nat(), fc.nat(255), fc.boolean(), (feed, place, value, cut) => {
        const bytes = writeFeed(feed)
        const at = place % bytes.length
        const broken = bytes.slice(0, cut ? at : bytes.length)
        if (!cut) broken[at] = value
        expect(readFeed(broken).ok).toBeTypeOf('boolean')
      }),
    )
  })

  it.each([
    ['nothing', new Uint8Array(), 'unreadable'],
    ['a page', Buffer.from('<!doctype html><title>502</title>'), 'unreadable'],
    ['JSON', Buffer.from('{"header":{}}'), 'unreadable'],
    ['no header', Buffer.from(FOREIGN, 'base64').subarray(15), 'unreadable'],
    ['another version', Buffer.from('0a050a03332e30', 'hex'), 'unreadable'],
    ['only what has changed', Buffer.from('0a070a03322e301001', 'hex'), 'differential'],
    ['more bytes than a feed has', new Uint8Array(FEED_LIMITS.bytes + 1), 'tooMuch'],
    ['a group, which this format has not', Buffer.from('0a050a03322e3013', 'hex'), 'unreadable'],
    ['a length beyond its end', Buffer.from('0a050a03322e3012ff7f', 'hex'), 'unreadable'],
  ])('that is %s is refused', (_, bytes, reason) => {
    expect(readFeed(bytes)).toEqual({ ok: false, reason })
  })

  it('with more entities than anybody runs is refused', () => {
    const trips = Array.from({ length: FEED_LIMITS.entities + 1 }, () => update)
    expect(readFeed(writeFeed({ ...empty, trips }))).toEqual({ ok: false, reason: 'tooMuch' })
  })

  it('with few entities and millions of calls is refused before they are made', () => {
    const stops = Array.from({ length: FEED_LIMITS.parts / 2 }, () => ({ relation: 'scheduled' as const }))
    const trips = [1, 2, 3].map(() => ({ ...update, stops }))
    expect(readFeed(writeFeed({ ...empty, trips }))).toEqual({ ok: false, reason: 'tooMuch' })
  })

  it('has no texts of any length', () => {
    const header = [{ text: 'ä'.repeat(100_000), language: 'de' }]
    const alert: Alert = { id: 'a', severity: 'info', periods: [], targets: [], header, description: [], url: [] }
    const reading = readFeed(writeFeed({ ...empty, alerts: [alert] }))
    expect(reading.ok && reading.feed.alerts[0]?.header[0]?.text).toBe('ä'.repeat(4000))
  })
})
