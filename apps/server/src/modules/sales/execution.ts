import type { executeSale, InputOf, PassengerData } from '@billett/contract'
import type { Buyer, Order } from '@billett/domain'

/** Everything an order is placed with. */
export interface Execution {
  orderId: string
  paymentMethodId: string | undefined
  expectedTotalInCents: number
  redirectURL: string
  passengers: readonly PassengerData[]
  buyer: Buyer | null
  validateFirst: Order['validateFirst']
}

/** `buyer` is null where a signed-in customer buys. */
export const executionOf = (body: InputOf<typeof executeSale>['body'], buyer: Buyer | null): Execution => ({
  orderId: body.orderId,
  paymentMethodId: body.paymentMethodId,
  expectedTotalInCents: body.expectedTotalInCents,
  redirectURL: body.redirectURL,
  passengers: body.passengers ?? [],
  buyer,
  validateFirst: body.validateMultiTicket ?? null,
})
