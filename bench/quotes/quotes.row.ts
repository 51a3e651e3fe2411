import { Agent } from 'node:http'
import * as calls from '@billett/contract'
import { localDate, toInstant } from '@billett/domain'
import autocannon from 'autocannon'
import { within } from '../../scripts/run/within.ts'
import { request } from '../measure/request.ts'
import { perSecond, share } from '../measure/written.ts'
import { addressOf } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { sellableRelations } from '../purchases/buyer.ts'
import type { Figure, Row } from '../row.ts'
import { startEmptyServer } from './start-empty-server.ts'

const CONNECTIONS = 8
const AIM_SHARE = 0.5

/** All products of a relation with their prices, over HTTP, beside an empty route whose replies are as long. */
export const quotes: Row = {
  name: 'quotes',
  measure: ({ quick, closing: outer }) =>
    within(outer, async closing => {
      const duration = quick ? 3 : 10
      const { shop } = await startBenchProduct(closing)
      const date = localDate(toInstant(Date.now()))
      const relations = await sellableRelations(shop)
      const paths = relations.map(({ origin, destination }) =>
        addressOf('', calls.pathOf(calls.getRelationGroups), {}, { date, origin, destination }),
      )
      const size = await averageSize(shop, paths)
      const empty = await startEmptyServer(size, closing)
      const quoting = { url: shop, paths, duration }
      await load({ ...quoting, duration: 2 })
      const reference = await load({ url: empty, paths: ['/'], duration })
      const quoted = await load(quoting)
      return [figure(quoted, reference, size)]
    }),
}

/** Replies per second; throws when one was not a success. */
async function load({ url, paths, duration }: { url: string; paths: string[]; duration: number }): Promise<number> {
  const requests = paths.map(path => ({ method: 'GET' as const, path }))
  const { requests: answered, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration, requests })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return answered.average
}

async function averageSize(shop: string, paths: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const replies = await Promise.all(paths.map(path => request({ agent, method: 'GET', url: `${shop}${path}` })))
  agent.destroy()
  return Math.round(replies.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / replies.length)
}

const figure = (quoted: number, reference: number, size: number): Figure => ({
  what: `quotes of all products of a relation over HTTP, ${CONNECTIONS} connections`,
  value: perSecond(quoted),
  reference: `${perSecond(reference)} (empty route, ${size} bytes)`,
  compared: share(quoted, reference),
  aim: `≥ ${AIM_SHARE * 100} %`,
  met: quoted / reference >= AIM_SHARE,
})
