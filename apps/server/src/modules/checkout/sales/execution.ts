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
  /** Whether the buyer's mail box is only said to be theirs. */
  isGuest: boolean
  validateFirst: Order['validateFirst']
  beginAsked: boolean
}

export const executionOf = (
  body: InputOf<typeof executeSale>['body'],
  { buyer, isGuest }: Pick<Execution, 'buyer' | 'isGuest'>,
): Execution => ({
  orderId: body.orderId,
  paymentMethodId: body.paymentMethodId,
  expectedTotalInCents: body.expectedTotalInCents,
  redirectURL: body.redirectURL,
  passengers: body.passengers ?? [],
  buyer,
  isGuest,
  validateFirst: body.validateMultiTicket ?? null,
  beginAsked: body.beginAsked ?? false,
})
