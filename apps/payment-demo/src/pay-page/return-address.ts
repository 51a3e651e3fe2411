import type { Payment } from '../payment/payment.ts'
import type { Setup } from '../setup/setup.ts'

/** The merchant's return address with the reference. It says nothing of the state: the merchant has to ask. */
export const returnAddress = ({ request, reference }: Payment): string => {
  const address = new URL(request.returnUrl)
  address.searchParams.set('paymentReference', reference)
  return address.href
}

/**
 * `returnUrl` may hold a secret of the merchant's, which only the browser learns in which something was entered that
 * may be stored.
 */
export const wayBack = ({ request, state }: Setup, isEnteringBrowser: boolean): string =>
  isEnteringBrowser && (state === 'confirmed' || state === 'pending') ? request.returnUrl : request.cancelUrl
