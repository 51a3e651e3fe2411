import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packFeed, unpackFeed } from './packed-feed.ts'
import { anyFeed } from './testing/any-feed.ts'

it('a feed comes back as it was packed', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeed, async feed => {
      expect(await unpackFeed(await packFeed(feed))).toEqual(feed)
    }),
    { numRuns: 20 },
  )
})
