import type { PaymentMethod, PaymentType } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { PaymentMethodOffer, PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'
import { paymentIconPath } from './payment-icons.routes.ts'

/** What a provider's method is called in our calls: provider, type and sub type (Spec 2 §3.8). */
const idOf = (provider: PaymentProvider, offer: PaymentMethodOffer): string =>
  `${provider.name}-${offer.paymentType}-${offer.paymentSubType}`

export interface OfferedMethod extends PaymentMethodOffer {
  id: string
}

const offered = (provider: PaymentProvider): OfferedMethod[] =>
  provider.methods().map(offer => ({ ...offer, id: idOf(provider, offer) }))

export const offeredMethod = (provider: PaymentProvider, id: string | undefined): OfferedMethod | undefined =>
  offered(provider).find(method => method.id === id)

/** Whether this shop takes payments by the method. */
export const isMethodOffered = ({ payments }: World, id: string | undefined): boolean =>
  offeredMethod(payments, id) !== undefined

export const presentMethods = (provider: PaymentProvider, language: Language): PaymentMethod[] =>
  offered(provider).map((method, index) => ({
    id: method.id,
    type: method.paymentType,
    subType: method.paymentSubType,
    label: method.label[language],
    urlToIcon: paymentIconPath(method.paymentSubType),
    isDefault: index === 0,
    isGeneric: true,
  }))

export const presentTypes = (provider: PaymentProvider, language: Language): PaymentType[] => {
  const methods = offered(provider)
  return [...new Set(methods.map(method => method.paymentType))].map(type => ({
    id: `${provider.name}-${type}`,
    type,
    label: provider.name,
    methods: methods
      .filter(method => method.paymentType === type)
      .map(({ id, label, paymentSubType }) => ({
        id,
        label: label[language],
        subType: paymentSubType,
        urlToIcon: paymentIconPath(paymentSubType),
      })),
  }))
}
