import type { ExecuteSaleGuest, PreparedOrder } from '@billett/contract'
import type { CheckoutValues } from './checkout-form.ts'
import { demandedFields, passengerDataOf } from './steps/passenger-form.ts'

/**
 * The order as it is placed: over the total that stands above the button. `redirectURL` is where the payment service
 * sends the passenger back to.
 */
export function saleRequest(order: PreparedOrder, values: CheckoutValues, redirectURL: string): ExecuteSaleGuest {
  const passengers = order.tickets.flatMap((ticket, index) => {
    const typed = values.passengers[index]
    return typed && demandedFields(ticket).length > 0 ? [passengerDataOf(ticket, typed)] : []
  })
  const { additional, ...address } = values.guest.address
  return {
    orderId: order.orderId,
    ...(values.paymentMethodId !== '' && { paymentMethodId: values.paymentMethodId }),
    expectedTotalInCents: order.totalGrossInCents,
    redirectURL,
    wait: true,
    finalize: true,
    termsAccepted: true,
    ...(values.beginAsked && { beginAsked: true }),
    passengers,
    guest: { ...values.guest, address: additional ? { ...address, additional } : address },
  }
}
