import { runTogether, type Throughput } from '../measure/run-together.ts'
import type { BenchProduct } from '../product/start-bench-product.ts'
import { buyer, type Relation, sellableRelations, walletMethod } from './buyer.ts'
import { webhooksDone } from './webhooks-done.ts'

/** Where purchases are made: the shop, and the demo provider that has to finish them. */
export type Market = Pick<BenchProduct, 'shop' | 'payment' | 'paymentSecret'>

export type Shopping = { relations: readonly Relation[]; methodId: string }

/** What there is to buy, and how it is paid. */
export const shoppingIn = async (shop: string): Promise<Shopping> => ({
  relations: await sellableRelations(shop),
  methodId: await walletMethod(shop),
})

export type Bought = Throughput & { orderId: string }

/** So many guests buy again and again. Counts until the last webhook has been answered, too. */
export async function buying(
  { shop, payment, paymentSecret }: Market,
  { relations, methodId }: Shopping,
  { buyers, seconds }: { buyers: number; seconds: number },
): Promise<Bought> {
  const all = Array.from({ length: buyers }, () => buyer(shop, relations, methodId))
  let orderId = ''
  const began = performance.now()
  const bought = await runTogether({ workers: buyers, seconds }, async worker => {
    orderId = (await all[worker]?.buy()) ?? orderId
  })
  await webhooksDone(payment, paymentSecret)
  for (const each of all) each.close()
  return { ...bought, seconds: (performance.now() - began) / 1000, orderId }
}
