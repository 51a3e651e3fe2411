import { Agent } from 'node:http'
import { within } from '../../scripts/processes/within.ts'
import { request } from '../measure/request.ts'
import { seeded } from '../measure/seeded.ts'
import { perSecond, share } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { CONNECTIONS, load } from './load.ts'
import { quotedPaths } from './quoted-paths.ts'
import { startEmptyServer } from './start-empty-server.ts'

const AIM_SHARE = 0.5
const SEED = 7

/**
 * All products of a relation with their prices, over HTTP, beside an empty route whose replies are as long: asked for
 * before, and never asked for.
 */
export const quotes: Row = {
  name: 'quotes',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const seconds = quick ? 3 : 10
      const { shop } = await startBenchProduct(closing)
      step('quotes were asked for')
      const { frequent, rare } = await quotedPaths(shop, seeded(SEED))
      const size = await averageSize(shop, frequent)
      const empty = await startEmptyServer(size, closing)
      await load({ url: shop, paths: frequent, seconds: 3 })
      const reference = await load({ url: empty, paths: ['/'], seconds })
      const warm = await load({ url: shop, paths: frequent, seconds })
      const cold = await load({ url: shop, paths: rare, seconds })
      const beside = { reference, size }
      return [
        figure('quotes of all products of a relation over HTTP, asked for before', warm, beside),
        figure('the same, any two stops on any day, never asked for', cold, beside),
      ]
    }),
}

async function averageSize(shop: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const replies = await Promise.all(paths.map(path => request({ agent, method: 'GET', url: `${shop}${path}` })))
  agent.destroy()
  return Math.round(replies.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / replies.length)
}

const figure = (what: string, quoted: number, { reference, size }: { reference: number; size: number }): Figure => ({
  what: `${what}, ${CONNECTIONS} connections`,
  value: perSecond(quoted),
  reference: `${perSecond(reference)} (empty route, ${size} bytes)`,
  compared: share(quoted, reference),
  aim: `≥ ${AIM_SHARE * 100} %`,
  met: quoted / reference >= AIM_SHARE,
})
