import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packFeed, unpackFeed } from './packed-feed.ts'
import { FEED_LIMITS } from './read-feed.ts'
import type { Alert } from './real-time-feed.ts'
import { anyFeed } from './testing/any-feed.ts'

it('a feed comes back as it was packed', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeed, async feed => {
      expect(await unpackFeed((await packFeed(feed)) ?? expect.fail('too much'))).toEqual(feed)
    }),
    { numRuns: 20 },
  )
})

it('a feed that would be longer than what is read is not packed', async () => {
  const text = '\u{fffd}'.repeat(FEED_LIMITS.bytes / 3 + 1)
  const alert: Alert = {
    id: '1',
    severity: 'info',
    periods: [],
    targets: [],
    header: [{ text, language: '' }],
    description: [],
    url: [],
  }
  expect(await packFeed({ writtenAt: 1, trips: [], alerts: [alert], vehicles: [] })).toBeUndefined()
})
