import { within } from '../../scripts/processes/within.ts'
import { percentile } from '../measure/percentile.ts'
import { runTogether, type Throughput } from '../measure/run-together.ts'
import { milliseconds, perSecond, share } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { bareDatabase } from './bare-database.ts'
import { barePurchases } from './bare-sql.ts'
import { buying, shoppingIn } from './buying.ts'
import { type Sample, sampleOf } from './sample.ts'

const BUYERS = [1, 2, 4, 8, 16, 32]
const BUYERS_QUICKLY = [1, 8, 32]
const AIM_SHARE = 0.25
const AIM_P95 = 100
const BUYERS_OF_P95 = 8

/** Complete guest purchases on the running product, beside the bare SQL of one through the same driver. */
export const purchases: Row = {
  name: 'purchases',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const seconds = quick ? 3 : 12
      const product = await startBenchProduct(closing)
      step('the first purchases were made')
      const shopping = await shoppingIn(product.shop)
      const warm = await buying(product, shopping, { buyers: BUYERS_OF_P95, seconds: quick ? 2 : 5 })
      const sample = await sampleOf(product.databaseUrl, warm.orderId)
      const bare = await bareDatabase(product.databaseUrl)

      const figures: Figure[] = []
      for (const buyers of quick ? BUYERS_QUICKLY : BUYERS) {
        step(`${buyers} wrote by bare SQL`)
        const reference = await writing(bare, sample, buyers, quick ? 2 : 5)
        step(`${buyers} bought`)
        const bought = await buying(product, shopping, { buyers, seconds })
        figures.push(...figuresOf(buyers, bought, reference))
      }
      return figures
    }),
}

async function writing(url: string, sample: Sample, clients: number, seconds: number): Promise<Throughput> {
  const all = await Promise.all(Array.from({ length: clients }, () => barePurchases(url, sample)))
  const written = await runTogether({ workers: clients, seconds }, async worker => all[worker]?.write())
  await Promise.all(all.map(each => each.close()))
  return written
}

function figuresOf(buyers: number, bought: Throughput, reference: Throughput): Figure[] {
  const rate = bought.done / bought.seconds
  const bare = reference.done / reference.seconds
  const p95 = percentile(bought.times, 0.95)
  const bareP95 = percentile(reference.times, 0.95)
  const rateFigure: Figure = {
    what: `guest purchases, ${buyers} ${buyers === 1 ? 'buyer' : 'buyers'}`,
    value: perSecond(rate),
    reference: `${perSecond(bare)} (bare SQL, ${buyers} connections)`,
    compared: share(rate, bare),
    aim: `≥ ${AIM_SHARE * 100} %`,
    met: rate / bare >= AIM_SHARE,
    drawn: { curve: 'purchases-over-buyers', points: [{ x: buyers, y: rate, reference: bare }] },
  }
  const p95Figure: Figure = {
    what: `one whole purchase, p95, ${buyers} ${buyers === 1 ? 'buyer' : 'buyers'}`,
    value: milliseconds(p95),
    reference: `${milliseconds(bareP95)} (bare SQL)`,
    drawn: { curve: 'p95-over-buyers', points: [{ x: buyers, y: p95, reference: bareP95 }] },
    ...(buyers === BUYERS_OF_P95 ? { aim: `< ${AIM_P95} ms`, met: p95 < AIM_P95 } : {}),
  }
  return [rateFigure, p95Figure]
}
