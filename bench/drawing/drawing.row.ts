import Fastify from 'fastify'
import { pageRenderer } from '../../apps/server/src/web/page-renderer.ts'
import { sendDocument } from '../../apps/server/src/web/send-document.ts'
import { defaultClient } from '../../packages/clients/src/index.ts'
import { routes } from '../../packages/paths/src/index.ts'
import { buildWebIfStale, webDist } from '../../scripts/run/build/build-web.ts'
import { milliseconds, number } from '../measure/written.ts'
import type { Figure, Row } from '../row.ts'

/** Milliseconds of processor. */
const AIM_KEPT = 0.5
const AIM_ANEW = 3

const KB = 1000

/**
 * The screens of a purchase. What follows the address makes it one reader's own, so that it is drawn anew each time.
 */
const SCREENS = [
  { name: 'start', path: routes.start.en, own: '?mine', isKept: true },
  { name: 'results', path: '/relation', own: '?from=1&to=2', isKept: false },
  { name: 'cart', path: routes.cart.en, own: '?mine', isKept: true },
  { name: 'checkout', path: routes.checkout.en, own: '?mine', isKept: true },
]

/**
 * What a document costs the server in processor time, without a network; one that is drawn anew before it is
 * compressed.
 */
export const drawing: Row = {
  name: 'drawing',
  measure: async ({ quick, closing }) => {
    await buildWebIfStale(closing.signal)
    const render = await pageRenderer(webDist())
    const app = Fastify()
    closing.add(() => app.close())
    app.get('/*', async (request, reply) => {
      const page = await render({
        client: defaultClient,
        region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
        url: request.url,
        cookie: undefined,
        acceptLanguage: 'en',
      })
      return sendDocument(page, () => "default-src 'self'", request, reply)
    })
    const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } })
    const figures: Figure[] = []
    for (const { name, path, own } of SCREENS) {
      const anew = await processorTime(() => ask(path + own), quick ? 50 : 400)
      const { payload } = await app.inject({ url: path + own })
      figures.push(
        figure(`${name} page drawn anew`, anew, AIM_ANEW, `${sizeOf(Buffer.byteLength(payload))} of document`),
      )
    }
    for (const { name, path } of SCREENS.filter(({ isKept }) => isKept)) {
      const kept = await processorTime(() => ask(path), quick ? 200 : 4000)
      const { rawPayload } = await ask(path)
      figures.push(figure(`${name} page, kept`, kept, AIM_KEPT, `${sizeOf(rawPayload.length)} in brotli`))
    }
    return figures
  },
}

const sizeOf = (bytes: number): string => `${number(bytes / KB)} kB`

/** Milliseconds of processor for one of `times`, after as many to warm up. */
async function processorTime(act: () => Promise<unknown>, times: number): Promise<number> {
  for (let time = 0; time < times; time++) await act()
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const figure = (what: string, value: number, aim: number, reference: string): Figure => ({
  what: `${what}: processor time`,
  value: milliseconds(value),
  reference,
  aim: `≤ ${aim} ms`,
  met: value <= aim,
})
