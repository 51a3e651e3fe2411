import { compose } from '../../apps/server/src/compose.ts'
import { serverConfig } from '../../apps/server/src/config/server-config.ts'
import { expireCarts } from '../../apps/server/src/modules/checkout/sales/index.ts'
import { pollPayments } from '../../apps/server/src/modules/pay/payment/index.ts'
import { readFigures } from '../../apps/server/src/modules/run/operations/index.ts'
import { checkBooks } from '../../apps/server/src/modules/upkeep/books-check/index.ts'
import type { Closing } from '../../scripts/processes/closing.ts'
import { shopEnvironment } from '../../scripts/processes/service.ts'
import type { BenchProduct } from '../product/start-bench-product.ts'

/** What a worker of this shop does by the clock, and what is read when somebody asks for the metrics. */
export async function roundsOf(product: BenchProduct, closing: Closing) {
  const config = serverConfig({ ...shopEnvironment(product), LOG_LEVEL: 'error' })
  const { surroundings, close } = await compose(config, 'worker')
  closing.add(close)
  return {
    polls: () => pollPayments(surroundings),
    expiry: () => expireCarts(surroundings),
    books: () => checkBooks(surroundings),
    metrics: () => readFigures(surroundings),
  }
}
