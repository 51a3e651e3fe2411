import type { Payment } from '../payment/payment.ts'
import type { Registration } from '../registration/registration.ts'

const withReference = (returnUrl: string, name: string, reference: string): string => {
  const address = new URL(returnUrl)
  address.searchParams.set(name, reference)
  return address.href
}

/** The merchant's return address with the reference. It says nothing of the state: the merchant has to ask. */
export const returnAddress = ({ request, reference }: Payment): string =>
  withReference(request.returnUrl, 'paymentReference', reference)

export const registrationReturnAddress = ({ request, reference }: Registration): string =>
  withReference(request.returnUrl, 'registrationReference', reference)
