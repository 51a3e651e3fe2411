import { Agent } from 'node:http'
import { within } from '../../scripts/processes/within.ts'
import { inspected, inspectorOf, numberAt } from '../measure/inspector.ts'
import { percentile } from '../measure/percentile.ts'
import { request } from '../measure/request.ts'
import { milliseconds } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { type Repeated, repeatedRequests } from './repeated-requests.ts'

/** Milliseconds of processor; what takes more has a limit of its own. */
const AIM = 20
const WARM_UP = 5

/** Far more than a server can serve at a time; milliseconds in which it is to say that it is ready all the same. */
const SEARCHERS = 200
const READY_AIM = 1000

/** What a browser says it can read. */
const ENCODINGS = 'gzip, deflate, br, zstd'

/** The processor time of requests that anybody may repeat, their compression included. */
export const calls: Row = {
  name: 'calls',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const times = quick ? 10 : 100
      const { shop, settings } = await inspected(() => startBenchProduct(closing))
      step('an order of many tickets was made')
      const { token, requests } = await repeatedRequests(shop)
      const inspector = await inspectorOf(settings.dataDir, 'shop')
      const agent = new Agent({ keepAlive: true })
      const headers = { 'accept-language': 'de', 'accept-encoding': ENCODINGS, authorization: `Bearer ${token}` }

      const used = async () => {
        const expression = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())'
        return numberAt(await inspector.ask('Runtime.evaluate', { expression }), 'result', 'value')
      }
      const repeat = async ({ what, method, url, body }: Repeated, count: number) => {
        const type = body === undefined ? {} : { body, headers: { ...headers, 'content-type': 'application/json' } }
        for (let n = 0; n < count; n += 1) {
          const { status } = await request({ agent, method, url, headers, ...type })
          if (status !== 200) throw new Error(`${what}: ${status}`)
        }
      }
      const empty: Repeated = { what: 'whether the server lives', method: 'GET', url: `${shop}/api/v1/health/live` }
      const costOf = async (repeated: Repeated) => {
        step(`${repeated.what} was asked for`)
        await repeat(repeated, WARM_UP)
        const before = await used()
        await repeat(repeated, times)
        return ((await used()) - before) / times
      }
      try {
        const reference = await costOf(empty)
        const ready: Repeated = { ...empty, what: 'whether the server is ready', url: `${shop}/api/v1/health/ready` }
        const figures: Figure[] = []
        for (const repeated of requests) figures.push(figure(repeated, await costOf(repeated), reference))
        step(`${SEARCHERS} searched at once`)
        const search = requests.find(({ url }) => url.includes('/tariff/trips'))
        if (!search) throw new Error('no search is measured')
        const alone = await slowest(() => repeat(ready, 1), times)
        let searching = true
        const crowd = new Agent({ keepAlive: true })
        const searchers = Array.from({ length: SEARCHERS }, async () => {
          while (searching) await request({ agent: crowd, method: 'GET', url: search.url, headers })
        })
        const beside = await slowest(() => repeat(ready, 1), times)
        searching = false
        await Promise.all(searchers)
        crowd.destroy()
        return [...figures, besideSearches(beside, alone)]
      } finally {
        inspector.close()
        agent.destroy()
      }
    }),
}

async function slowest(ask: () => Promise<void>, times: number): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  return percentile(took, 0.95)
}

const besideSearches = (beside: number, alone: number): Figure => ({
  what: `whether the server is ready, p95, while ${SEARCHERS} search for journeys all the time`,
  value: milliseconds(beside),
  reference: `${milliseconds(alone)} (nobody searches)`,
  aim: `< ${READY_AIM} ms`,
  met: beside < READY_AIM,
})

const figure = ({ what, isLimited = false }: Repeated, cost: number, reference: number): Figure => ({
  what: `processor time of ${what}`,
  value: milliseconds(cost),
  reference: `${milliseconds(reference)} (whether the server lives)`,
  ...(isLimited ? { aim: 'a limit of its own' } : { aim: `≤ ${AIM} ms`, met: cost <= AIM }),
})
