import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../apps/server/src/testing/cluster/start-cluster.ts'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { keepDatabase } from '../../scripts/run/product/keep-database.ts'
import { temporaryFolder } from '../../scripts/tests/temporary-folder.ts'
import { perSecond, share } from '../measure/written.ts'
import { buying, type Market, shoppingIn } from '../purchases/buying.ts'
import type { Figure, Row } from '../row.ts'
import { cpuSeconds } from './cpu-seconds.ts'

const BUYERS = 16
/**
 * Per cent of all cores from which they count as full, and the share of the purchases that two processes keep then at
 * least.
 */
const FULL = 95
const HELD = 0.95
/** Runs of each, in turn: what else the machine does then meets both. */
const ROUNDS = 3

/**
 * Complete guest purchases with one and with two server processes, behind the same proxy, on the same kind of database.
 */
export const processes: Row = {
  name: 'processes',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const seconds = quick ? 4 : 10
      step('the two shops were started')
      const one = await shopOf(1, closing)
      const two = await shopOf(2, closing)
      const sums = { one: { done: 0, seconds: 0, busy: 0 }, two: { done: 0, seconds: 0, busy: 0 } }
      const measure = async (name: 'one' | 'two', market: Market, duration: number) => {
        const before = cpuSeconds()
        const { done, seconds: took } = await buying(market, await shoppingIn(market.shop), {
          buyers: BUYERS,
          seconds: duration,
        })
        const sum = sums[name]
        sum.done += done
        sum.seconds += took
        sum.busy += cpuSeconds() - before
      }
      step('tickets were bought in both')
      await measure('one', one, 3)
      await measure('two', two, 3)
      sums.one = { done: 0, seconds: 0, busy: 0 }
      sums.two = { done: 0, seconds: 0, busy: 0 }
      for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
        await measure('one', one, seconds)
        await measure('two', two, seconds)
      }
      return [figure(sums)]
    }),
}

interface Sum {
  done: number
  seconds: number
  /** Processor seconds of the whole machine. */
  busy: number
}

function figure({ one, two }: { one: Sum; two: Sum }): Figure {
  const rate = ({ done, seconds }: Sum) => done / seconds
  const cores = ({ busy, seconds }: Sum) => (busy / seconds / availableParallelism()) * 100
  const isFull = cores(one) >= FULL
  return {
    what: `guest purchases, ${BUYERS} buyers, two server processes behind a proxy (${Math.round(cores(two))} % of all cores busy)`,
    value: perSecond(rate(two)),
    reference: `${perSecond(rate(one))} (one process, ${Math.round(cores(one))} % busy)`,
    compared: share(rate(two), rate(one)),
    aim: 'grows until the cores are full',
    // Where one has filled the cores already, there is nothing to grow into; a second must not cost anything then.
    met: rate(two) >= rate(one) * (isFull ? HELD : 1),
  }
}

async function shopOf(servers: number, closing: Closing): Promise<Market> {
  const databaseUrl = await keepDatabase(
    { dataDir: join(temporaryFolder(closing), 'postgres'), durable: true },
    closing,
  )
  const cluster = await startCluster({ databaseUrl, servers, workers: 1 })
  closing.add(cluster.close)
  return { shop: cluster.shop, payment: cluster.payment.url, paymentSecret: cluster.payment.secret }
}
