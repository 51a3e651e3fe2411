import { PAYMENT_SUB_TYPE } from '@billett/domain'
import type { Visitor } from '../../../call/visitor/visitor.ts'
import type { PaymentMethodOffer, PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'

/** What a provider's method is called in our calls: provider, type and sub type (Spec 2 §3.8). */
const idOf = (provider: PaymentProvider, offer: PaymentMethodOffer): string =>
  `${provider.name}-${offer.paymentType}-${offer.paymentSubType}`

export interface OfferedMethod extends PaymentMethodOffer {
  id: string
}

const takenMethods = (provider: PaymentProvider): OfferedMethod[] =>
  provider.methods().map(offer => ({ ...offer, id: idOf(provider, offer) }))

/** What the provider takes payments by under this id, whomever the shop offers it to. */
export const takenMethod = (provider: PaymentProvider, id: string | undefined): OfferedMethod | undefined =>
  takenMethods(provider).find(method => method.id === id)

/** Of what the provider takes, what the company offers to this visitor (Spec 3 §3, paymentService). */
export function offeredMethods({ payments, client }: World, { kind }: Visitor): OfferedMethod[] {
  const { methodsExistingCustomer, methodsGuestCustomer } = client.config.settings
  const chosen = kind === 'customer' ? methodsExistingCustomer : methodsGuestCustomer
  const taken = takenMethods(payments)
  if (!chosen) return taken
  return taken.filter(({ paymentSubType }) => chosen.some(name => PAYMENT_SUB_TYPE[name] === paymentSubType))
}

/** Whether this visitor is offered the method. */
export const isMethodOffered = (world: World, visitor: Visitor, id: string | undefined): boolean =>
  offeredMethods(world, visitor).some(method => method.id === id)
