import type { ExecuteSaleGuest, PreparedOrder } from '@billett/contract'
import type { AskedOfBuyer } from '@billett/domain'
import type { CheckoutValues } from './checkout-form.ts'
import { demandedFields, passengerDataOf } from './steps/passenger-form.ts'

/**
 * The order as it is placed: over the total that stands above the button, with what is asked of its buyer and nothing
 * else that was typed. `redirectURL` is where the payment service sends the passenger back to.
 */
export function saleRequest(
  order: PreparedOrder,
  values: CheckoutValues,
  { redirectURL, asked }: { redirectURL: string; asked: readonly AskedOfBuyer[] },
): ExecuteSaleGuest {
  const passengers = order.tickets.flatMap((ticket, index) => {
    const typed = values.passengers[index]
    return typed && demandedFields(ticket).length > 0 ? [passengerDataOf(ticket, typed)] : []
  })
  const { email, firstName, lastName } = values.guest
  const { additional, ...address } = values.guest.address
  const isAsked = (wanted: AskedOfBuyer['field']) => asked.some(({ field }) => field === wanted)
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
    guest: {
      email,
      ...(isAsked('firstName') && { firstName }),
      ...(isAsked('lastName') && { lastName }),
      ...(isAsked('address') && { address: additional ? { ...address, additional } : address }),
    },
  }
}
