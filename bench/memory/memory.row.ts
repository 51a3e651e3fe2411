import { within } from '../../scripts/processes/within.ts'
import { inspected } from '../measure/inspector.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { number } from '../measure/written.ts'
import { type BenchProduct, startBenchProduct } from '../product/start-bench-product.ts'
import { buyer } from '../purchases/buyer.ts'
import { shoppingIn } from '../purchases/buying.ts'
import { webhooksDone } from '../purchases/webhooks-done.ts'
import type { Figure, Row, RowOptions } from '../row.ts'
import { type Memory, memoryOf } from './memory-of.ts'

const BUYERS = 8
const SERVICES = ['shop', 'worker']
const AIM_GROWTH = 0.1
const MIB = 1024 ** 2

/** What shop and worker hold after few and after many purchases, when all that can go has gone. */
export const memory: Row = {
  name: 'memory',
  // 10,000 purchases, and as many tickets printed and mailed, by whatever the machine has left for it.
  minutes: () => 45,
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const [few, many] = quick ? [100, 400] : [1000, 10_000]
      const product = await inspected(() => startBenchProduct(closing))
      await buy(product, few, step)
      const before = await memories(product)
      await buy(product, many - few, step)
      const after = await memories(product)
      return SERVICES.flatMap((service, index) => figuresOf({ service, few, many }, before[index], after[index]))
    }),
}

async function buy(
  { shop, payment, paymentSecret, databaseUrl }: BenchProduct,
  count: number,
  step: RowOptions['step'],
): Promise<void> {
  const { relations, methodId } = await shoppingIn(shop)
  let left = count
  const keepBuying = async () => {
    const one = buyer(shop, relations, methodId)
    while (left > 0) {
      step(`${number(left)} of ${number(count)} purchases were left`)
      left -= 1
      await one.buy()
    }
    one.close()
  }
  await Promise.all(Array.from({ length: BUYERS }, keepBuying))
  step('the last messages of the provider were waited for')
  await webhooksDone(payment, paymentSecret)
  await jobsDone(databaseUrl, jobs => step(`${number(jobs)} jobs of the worker were left`))
}

const memories = ({ settings }: BenchProduct): Promise<Memory[]> =>
  Promise.all(SERVICES.map(service => memoryOf(settings.dataDir, service)))

type Measured = { service: string; few: number; many: number }

function figuresOf({ service, few, many }: Measured, before?: Memory, after?: Memory): Figure[] {
  if (!before || !after) throw new Error(`${service} was not measured`)
  const figure = (what: string, small: number, large: number): Figure => ({
    what: `${what} of the ${service} after ${number(many)} purchases`,
    value: `${number(large / MIB)} MiB`,
    reference: `${number(small / MIB)} MiB (after ${number(few)})`,
    compared: `${large >= small ? '+' : '−'}${number((Math.abs(large - small) / small) * 100)} %`,
    aim: `≤ +${AIM_GROWTH * 100} %`,
    met: large <= small * (1 + AIM_GROWTH),
  })
  return [figure('memory', before.resident, after.resident), figure('objects', before.heap, after.heap)]
}
