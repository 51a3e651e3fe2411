import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../measure/percentile.ts'
import { seeded } from '../measure/seeded.ts'
import { milliseconds, number, perSecond, share } from '../measure/written.ts'
import type { ShopClient } from '../product/shop-client.ts'
import { buying } from '../purchases/buying.ts'
import type { Figure } from '../row.ts'
import type { FilledShop } from '../scale/filled-shop.ts'
import { someList } from './asked-lists.ts'

const STAFF = 50
/** Milliseconds between two questions of one of them. */
const ASKS_EVERY = 5_000
const PAGE_SIZE = 50
const BUYERS = 8
const BOUGHT_FOR = 20
const QUICK_BOUGHT_FOR = 5

/** What of its purchases a shop keeps while its company works. */
const AIM = 0.8

/** Fifty people who each ask for a list once in five seconds, one after the other, until they are told to stop. */
function asking(clerk: ShopClient): () => Promise<number[]> {
  const took: number[] = []
  const chance = seeded(STAFF)
  let isOver = false
  const one = async (place: number) => {
    let next = performance.now() + (place * ASKS_EVERY) / STAFF
    while (!isOver) {
      await pause(Math.max(0, next - performance.now()))
      if (isOver) return
      const began = performance.now()
      await someList(clerk, chance, PAGE_SIZE).ask()
      took.push(performance.now() - began)
      next += ASKS_EVERY
    }
  }
  const all = Promise.all(Array.from({ length: STAFF }, (_, place) => one(place)))
  // Whoever fails is heard of when they are told to stop.
  all.catch(() => undefined)
  return async () => {
    isOver = true
    await all
    return took
  }
}

/** Guests buy alone, and then while fifty of the company look through its lists. */
export async function besideStaff(shop: FilledShop, clerk: ShopClient, quick: boolean): Promise<Figure> {
  const buy = async () => {
    const seconds = quick ? QUICK_BOUGHT_FOR : BOUGHT_FOR
    const bought = await buying(shop, shop.shopping, { buyers: BUYERS, seconds })
    return bought.done / bought.seconds
  }
  await buy()
  const alone = await buy()
  const stop = asking(clerk)
  const beside = await buy()
  const took = await stop()
  return {
    what: `guest purchases while ${STAFF} staff each ask for a list once in ${ASKS_EVERY / 1000} s, ${BUYERS} buyers`,
    value: perSecond(beside),
    reference: `${perSecond(alone)} (nobody asks); ${number(took.length)} lists, p95 ${milliseconds(percentile(took, 0.95))}`,
    compared: share(beside, alone),
    aim: `≥ ${AIM * 100} %`,
    met: beside >= alone * AIM,
  }
}
