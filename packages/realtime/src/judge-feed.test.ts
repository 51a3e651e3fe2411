import { expect, it } from 'vitest'
import { judgeFeed } from './judge-feed.ts'

const NOW = 1_796_000_000
const FITS = { known: 3, unknown: 3 }

it.each([
  ['trips', 0, FITS, undefined],
  ['trips', 121, FITS, undefined],
  ['trips', 300, FITS, undefined],
  ['trips', 301, FITS, 'tooOld'],
  ['vehicles', 301, FITS, 'tooOld'],
  ['alerts', 301, FITS, undefined],
  ['alerts', 600, FITS, undefined],
  ['alerts', 601, FITS, 'tooOld'],
  ['trips', -60, FITS, undefined],
  ['trips', -61, FITS, 'ahead'],
  ['alerts', -61, FITS, 'ahead'],
  ['trips', 0, { known: 3, unknown: 4 }, 'unknownTrips'],
  ['trips', 0, { known: 0, unknown: 0 }, undefined],
  ['trips', 0, { known: 0, unknown: 1 }, 'unknownTrips'],
] as const)('a feed of %s that is %i seconds old, with %j trips: %s', (kind, age, counts, trouble) => {
  expect(judgeFeed(kind, { writtenAt: NOW - age, ...counts }, NOW)).toBe(trouble)
})
