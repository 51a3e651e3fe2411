import type { PaymentMethod, PaymentType } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { OfferedMethod } from './methods.ts'
import { paymentIconPath } from './payment-icons.routes.ts'

export const presentMethods = (methods: readonly OfferedMethod[], language: Language): PaymentMethod[] =>
  methods.map((method, index) => ({
    id: method.id,
    type: method.paymentType,
    subType: method.paymentSubType,
    label: method.label[language],
    urlToIcon: paymentIconPath(method.paymentSubType),
    isDefault: index === 0,
    isGeneric: true,
  }))

export const presentTypes = (name: string, methods: readonly OfferedMethod[], language: Language): PaymentType[] =>
  [...new Set(methods.map(method => method.paymentType))].map(type => ({
    id: `${name}-${type}`,
    type,
    label: name,
    methods: methods
      .filter(method => method.paymentType === type)
      .map(({ id, label, paymentSubType }) => ({
        id,
        label: label[language],
        subType: paymentSubType,
        urlToIcon: paymentIconPath(paymentSubType),
      })),
  }))
