import * as calls from '@billett/contract'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { percentile } from '../measure/percentile.ts'
import { milliseconds, number, perSecond, share } from '../measure/written.ts'
import { shopClient } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { buying } from '../purchases/buying.ts'
import type { Figure, Row } from '../row.ts'
import { type FilledShop, filledShop, signIn } from './filled-shop.ts'
import { roundsOf } from './rounds-of.ts'

const FEW = 10_000
const BUYERS = 8
const AIM_SHARE = 0.9
const AIM_P95 = 100
/** Runs of each, in turn: what else the machine does then meets both shops. */
const ROUNDS = 4
const TIMES = 100
/** What takes long enough to be measured by a few. */
const FEW_TIMES = 10
/** A quick run makes one of so many. */
const QUICK_SHARE = 4

/**
 * A shop with very many orders beside one with few: purchases, what people look at, and what comes round by the clock.
 */
export const scale: Row = {
  name: 'scale',
  minutes: ({ orders }) => 15 + orders / 100_000,
  measure: ({ quick, orders, closing: outer, step }) =>
    within(outer, async closing => {
      // Side by side, so that both meet what else the machine does.
      step('the small shop was filled')
      const small = await filledShop(await startBenchProduct(closing), FEW)
      step('the large shop was filled')
      const large = await filledShop(await startBenchProduct(closing), orders)
      step('tickets were bought in both')
      const sold = await purchasesOf([small, large], quick ? 3 : 8, quick ? 1 : ROUNDS)
      step('lists, logins and rounds were timed')
      return [purchaseFigure(small, large, sold), ...(await timesOf(small, large, { closing, quick }))]
    }),
}

/** Purchases a second of each shop. */
async function purchasesOf(shops: readonly FilledShop[], seconds: number, rounds: number): Promise<number[]> {
  const sums = shops.map(() => ({ done: 0, seconds: 0 }))
  for (const shop of shops) await buying(shop, shop.shopping, { buyers: BUYERS, seconds: 3 })
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const bought = await buying(shop, shop.shopping, { buyers: BUYERS, seconds })
      const sum = sums[index]
      if (!sum) continue
      sum.done += bought.done
      sum.seconds += bought.seconds
    }
  }
  return sums.map(({ done, seconds: took }) => done / took)
}

function purchaseFigure(small: FilledShop, large: FilledShop, [few = 0, many = 0]: readonly number[]): Figure {
  return {
    what: `guest purchases, ${BUYERS} buyers, ${number(large.orders)} orders in the database`,
    value: perSecond(many),
    reference: `${perSecond(few)} (${number(small.orders)} orders)`,
    compared: share(many, few),
    aim: `≥ ${AIM_SHARE * 100} %`,
    met: many / few >= AIM_SHARE,
    drawn: {
      curve: 'purchases-over-orders',
      points: [
        { x: small.orders, y: few, reference: few },
        { x: large.orders, y: many, reference: few },
      ],
    },
  }
}

interface Timed {
  what: string
  /** How often it is measured. */
  times: number
  once: () => Promise<unknown>
}

async function timesOf(
  small: FilledShop,
  large: FilledShop,
  { closing, quick }: { closing: Closing; quick: boolean },
): Promise<Figure[]> {
  const few = await timedOf(small, closing)
  const many = await timedOf(large, closing)
  const figures: Figure[] = []
  for (const [index, { what, times: all, once }] of many.entries()) {
    const reference = few[index]
    if (!reference) continue
    const times = quick ? Math.ceil(all / QUICK_SHARE) : all
    const [atFew, atMany] = [await p95(reference.once, times), await p95(once, times)]
    figures.push({
      what: `${what}, ${number(large.orders)} orders, p95`,
      value: milliseconds(atMany),
      reference: `${milliseconds(atFew)} (${number(small.orders)} orders)`,
      aim: `< ${AIM_P95} ms`,
      met: atMany < AIM_P95,
    })
  }
  return figures
}

async function timedOf(shop: FilledShop, closing: Closing): Promise<Timed[]> {
  const { guest, customer, account, clientId } = shop
  const rounds = await roundsOf(shop, closing)
  // Filling the other shop takes longer than a token is good for.
  await signIn(customer, account, clientId)
  const list = (client: FilledShop['guest']) => async () => {
    const { length } = await client.ask(calls.getOrders)
    if (length < 100) throw new Error(`a list of ${length} orders says nothing`)
  }
  const door = shopClient(shop.shop)
  closing.add(() => {
    for (const client of [door, guest, customer]) client.agent.destroy()
  })
  const login = () => {
    door.forget()
    return signIn(door, account, clientId)
  }
  return [
    { what: 'the list of a guest’s orders over HTTP', times: TIMES, once: list(guest) },
    { what: 'the list of an account’s orders over HTTP', times: TIMES, once: list(customer) },
    { what: 'a login, which looks for orders to bring along, over HTTP', times: FEW_TIMES, once: login },
    { what: 'a round that polls payments', times: TIMES, once: rounds.polls },
    { what: 'a round that ends expired carts', times: TIMES, once: rounds.expiry },
    { what: 'reading the figures behind the metrics', times: TIMES, once: rounds.metrics },
    { what: 'a check of the books', times: FEW_TIMES, once: rounds.books },
  ]
}

async function p95(once: () => Promise<unknown>, times: number): Promise<number> {
  const took: number[] = []
  await once()
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await once()
    took.push(performance.now() - began)
  }
  return percentile(took, 0.95)
}
