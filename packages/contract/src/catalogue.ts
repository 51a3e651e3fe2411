import type { Call } from './call.ts'
import * as common from './calls/common.ts'
import * as orderFulfillment from './calls/order-fulfillment.ts'
import * as payment from './calls/payment.ts'
import * as sales from './calls/sales.ts'
import * as subscription from './calls/subscription.ts'
import * as tariff from './calls/tariff.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'summary' in value && 'access' in value

/** Every call, by service and in the order they are declared. Server only: a screen imports the calls it makes. */
export const catalogue: readonly Call[] = [common, tariff, sales, payment, orderFulfillment, subscription].flatMap(
  module => Object.values(module).filter(isCall),
)
