import { within } from '../../scripts/processes/within.ts'
import { connectedTo } from '../measure/connected-to.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { percentile } from '../measure/percentile.ts'
import { number, perSecond, share } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { buying, shoppingIn } from '../purchases/buying.ts'
import type { Figure, Row } from '../row.ts'

/** As many as fill the machine. */
const BUYERS = 32
/** Seconds. */
const AIM_P95 = 10
/** Runs of each, in turn: what else the machine does then meets both. */
const ROUNDS = 2

interface Sum {
  done: number
  seconds: number
}

/**
 * How long after the payment tickets are mailed while as much is bought as the machine gives, and what mailing takes
 * from buying: the same with a worker that stands still.
 */
export const mails: Row = {
  name: 'mails',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const seconds = quick ? 4 : 15
      const product = await startBenchProduct(closing)
      const shopping = await shoppingIn(product.shop)
      const database = await connectedTo(product.databaseUrl)
      closing.add(() => database.end())
      step('the first tickets were bought and mailed')
      await buying(product, shopping, { buyers: 8, seconds: quick ? 2 : 5 })
      await jobsDone(product.databaseUrl)

      const waits: number[] = []
      const sums = { mailing: { done: 0, seconds: 0 }, alone: { done: 0, seconds: 0 } }
      const add = (sum: Sum, bought: Sum) => {
        sum.done += bought.done
        sum.seconds += bought.seconds
      }
      const buy = () => buying(product, shopping, { buyers: BUYERS, seconds })
      for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
        step(`${BUYERS} bought, and tickets were mailed`)
        const began = new Date()
        add(sums.mailing, await buy())
        await jobsDone(product.databaseUrl)
        const { rows } = await database.query<{ wait: number }>(
          `select extract(epoch from m.sent_on - o.paid_on)::float8 as wait
           from "order" o join sent_mail m on m.order_id = o.id where o.paid_on >= $1`,
          [began],
        )
        waits.push(...rows.map(({ wait }) => wait))
        step(`${BUYERS} bought, and the worker stood still`)
        product.worker('SIGSTOP')
        add(sums.alone, await buy())
        product.worker('SIGCONT')
        await jobsDone(product.databaseUrl)
      }
      return figuresOf(waits, sums)
    }),
}

function figuresOf(waits: readonly number[], { mailing, alone }: { mailing: Sum; alone: Sum }): Figure[] {
  const rate = ({ done, seconds }: Sum) => done / seconds
  const p95 = percentile(waits, 0.95)
  return [
    {
      what: `tickets by mail after the payment, p95, ${BUYERS} buyers`,
      value: `${number(p95)} s`,
      reference: `${number(percentile(waits, 0.5))} s (half of them)`,
      aim: `≤ ${AIM_P95} s`,
      met: p95 <= AIM_P95,
    },
    {
      what: `guest purchases while their tickets are mailed, ${BUYERS} buyers`,
      value: perSecond(rate(mailing)),
      reference: `${perSecond(rate(alone))} (the worker stands still)`,
      compared: share(rate(mailing), rate(alone)),
    },
  ]
}
