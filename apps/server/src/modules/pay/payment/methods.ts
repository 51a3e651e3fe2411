import type { PaymentMethodOffer, PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'

/** What a provider's method is called in our calls: provider, type and sub type (Spec 2 §3.8). */
const idOf = (provider: PaymentProvider, offer: PaymentMethodOffer): string =>
  `${provider.name}-${offer.paymentType}-${offer.paymentSubType}`

export interface OfferedMethod extends PaymentMethodOffer {
  id: string
}

export const offeredMethods = (provider: PaymentProvider): OfferedMethod[] =>
  provider.methods().map(offer => ({ ...offer, id: idOf(provider, offer) }))

export const offeredMethod = (provider: PaymentProvider, id: string | undefined): OfferedMethod | undefined =>
  offeredMethods(provider).find(method => method.id === id)

/** Whether this shop takes payments by the method. */
export const isMethodOffered = ({ payments }: World, id: string | undefined): boolean =>
  offeredMethod(payments, id) !== undefined
