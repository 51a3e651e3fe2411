import { type Cents, divideRounded, type Permille } from '@billett/domain'
import type { ZoneLevel } from './levels.ts'

/** Cents by level; `fixed` where the price does not depend on the relation. */
export type Prices = Record<string, Cents>
export const FIXED = 'fixed'

type ByZone = Record<ZoneLevel, Cents>

export const SINGLE: ByZone = { 1: 310, 2: 430, 3: 590, 4: 780, 5: 980, 6: 1190, 7: 1390 }
export const DAY: ByZone = { 1: 640, 2: 890, 3: 1190, 4: 1540, 5: 1890, 6: 2190, 7: 2450 }
export const WEEK: ByZone = { 1: 2450, 2: 3290, 3: 4350, 4: 5490, 5: 6590, 6: 7590, 7: 8490 }
export const MONTH: ByZone = { 1: 6990, 2: 9490, 3: 12390, 4: 15490, 5: 18290, 6: 20790, 7: 22990 }

/** Prices end in a whole ten cents. */
const toTens = (cents: Cents): Cents => divideRounded(cents, 10) * 10

export const share = (cents: Cents, permille: Permille): Cents => toTens(divideRounded(cents * permille, 1000))

export const shareOfAll = (prices: ByZone, permille: Permille): ByZone => ({
  1: share(prices[1], permille),
  2: share(prices[2], permille),
  3: share(prices[3], permille),
  4: share(prices[4], permille),
  5: share(prices[5], permille),
  6: share(prices[6], permille),
  7: share(prices[7], permille),
})

export const fixed = (cents: Cents): Prices => ({ [FIXED]: cents })
