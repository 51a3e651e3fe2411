import type { PaymentMethod, PaymentType } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import { offeredMethods } from './methods.ts'
import { paymentIconPath } from './payment-icons.routes.ts'

export const presentMethods = (provider: PaymentProvider, language: Language): PaymentMethod[] =>
  offeredMethods(provider).map((method, index) => ({
    id: method.id,
    type: method.paymentType,
    subType: method.paymentSubType,
    label: method.label[language],
    urlToIcon: paymentIconPath(method.paymentSubType),
    isDefault: index === 0,
    isGeneric: true,
  }))

export const presentTypes = (provider: PaymentProvider, language: Language): PaymentType[] => {
  const methods = offeredMethods(provider)
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
