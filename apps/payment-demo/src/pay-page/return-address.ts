import type { Payment } from '../payment/payment.ts'

/** The merchant's return address with the reference. It says nothing of the state: the merchant has to ask. */
export const returnAddress = ({ request, reference }: Payment): string => {
  const address = new URL(request.returnUrl)
  address.searchParams.set('paymentReference', reference)
  return address.href
}
