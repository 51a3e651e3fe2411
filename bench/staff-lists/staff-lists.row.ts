import * as calls from '@billett/contract'
import { toInstant } from '@billett/domain'
import { within } from '../../scripts/processes/within.ts'
import { buildWebIfStale } from '../../scripts/run/build/build-web.ts'
import { inspected, inspectorOf, numberAt } from '../measure/inspector.ts'
import { processorsOf, processorsOfOne } from '../measure/processor-time.ts'
import { milliseconds, number } from '../measure/written.ts'
import { addressOf } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { startChromium } from '../product/start-chromium.ts'
import type { Figure, Row } from '../row.ts'
import { type FilledShop, filledShop } from '../scale/filled-shop.ts'
import { aClerk } from './a-clerk.ts'
import { askedLists } from './asked-lists.ts'
import { besideStaff } from './beside-staff.ts'
import { drawnList } from './drawn-list.ts'
import { fetchedFile } from './fetched-file.ts'
import { fillUsers } from './fill-users.ts'

const MIB = 1024 ** 2
/** What lists and files of orders look at: with ten million of them the rest would fill a disk. */
const LOOKED_AT = ['"order"', 'payment_attempt', 'refund', 'ledger_entry']

/** Orders of a file, and over how long all of them were bought, in milliseconds. */
const ORDERS_OF_FILE = 1_000_000
const ALL_SPAN = 2 * 365 * 24 * 60 * 60 * 1000

/** Of so many orders one is an account. */
const ORDERS_OF_USER = 10
const TIMES = 500
const QUICK_TIMES = 60
const ROWS = 1000

/** Seconds for a million rows, and bytes by which the server may grow meanwhile. */
const AIM_SECONDS = { csv: 60, xlsx: 180 }
const AIM_GROWN = 50 * MIB
const AIM_P95 = { 50: 150, 1000: 500 }
const AIM_DRAWN = 300

/** Lists of staff of a large shop: as files, by what their screens offer, and drawn. */
export const staffLists: Row = {
  name: 'staff-lists',
  minutes: ({ orders }) => 15 + orders / 100_000,
  measure: ({ quick, orders, closing: outer, step }) =>
    within(outer, async closing => {
      await buildWebIfStale(closing.signal)
      step('the shop was filled')
      const product = await inspected(() => startBenchProduct(closing))
      const filled = await filledShop(product, orders, LOOKED_AT)
      // Its rounds would find that orders lack what no list looks at; it goes on when all is over, to be ended.
      product.worker('SIGSTOP')
      closing.add(() => product.worker('SIGCONT'))
      await fillUsers(filled.databaseUrl, filled.account.id, Math.ceil(orders / ORDERS_OF_USER))
      const clerk = await aClerk(filled, filled.clientId)
      const figures: Figure[] = []
      for (const pageSize of [50, 1000] as const) {
        step(`lists of ${pageSize} rows were asked for`)
        const times = quick ? QUICK_TIMES : TIMES
        const before = processorsOf(product)
        const { p95, slowest, refused } = await askedLists(clerk, times, pageSize)
        const after = processorsOf(product)
        figures.push({
          what: `${times} combinations of filters and sorts of orders and users, ${pageSize} rows, ${number(orders)} orders: p95`,
          value: milliseconds(p95),
          reference: `${processorsOfOne(before, after, times)}; slowest ${milliseconds(slowest.ms)}: ${slowest.what.replaceAll('|', '/')}; ${refused} asked to narrow down`,
          aim: `≤ ${AIM_P95[pageSize]} ms`,
          met: p95 <= AIM_P95[pageSize],
        })
      }
      step('guests bought beside staff')
      figures.push(await besideStaff(filled, clerk, quick))
      for (const format of ['csv', 'xlsx'] as const) {
        step(`orders were exported as ${format}`)
        figures.push(await exported(filled, clerk.token(), format))
      }
      step('a list was drawn')
      const { browser } = await startChromium(closing)
      const drawn = await drawnList({
        browser,
        shop: filled.shop,
        token: clerk.token(),
        rows: ROWS,
        times: quick ? 3 : 9,
      })
      figures.push({
        what: `${number(ROWS)} orders drawn, from the answer to the picture`,
        value: milliseconds(drawn),
        reference: '–',
        aim: `≤ ${AIM_DRAWN} ms`,
        met: drawn <= AIM_DRAWN,
      })
      return figures
    }),
}

async function exported(
  { shop, settings, orders }: FilledShop,
  token: string,
  format: calls.ListFormat,
): Promise<Figure> {
  const inspector = await inspectorOf(settings.dataDir, 'shop')
  const resident = async () =>
    numberAt(await inspector.ask('Runtime.evaluate', { expression: 'process.memoryUsage().rss' }), 'result', 'value')
  try {
    const share = Math.min(1, ORDERS_OF_FILE / orders)
    const rows = Math.round(orders * share)
    const customDate = share < 1 ? toInstant(Date.now() - ALL_SPAN * share) : undefined
    const url = addressOf(
      shop,
      calls.pathOf(calls.exportStaffOrders),
      {},
      { format, ...(customDate && { customDate }) },
    )
    const { seconds, bytes, grown } = await fetchedFile({ url, token, resident })
    const aim = (AIM_SECONDS[format] * rows) / ORDERS_OF_FILE
    return {
      what: `about ${number(rows)} orders as ${format.toUpperCase()}`,
      value: `${number(seconds)} s`,
      reference: `${number(bytes / MIB)} MiB of file, server + ${number(grown / MIB)} MiB`,
      aim: `≤ ${number(aim)} s, + ≤ ${number(AIM_GROWN / MIB)} MiB`,
      met: seconds <= aim && grown <= AIM_GROWN,
    }
  } finally {
    inspector.close()
  }
}
