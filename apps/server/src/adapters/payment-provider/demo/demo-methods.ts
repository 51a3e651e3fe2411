import { PAYMENT_SUB_TYPE, PAYMENT_TYPE, type PaymentSubType } from '@billett/domain'
import type { PaymentMethodOffer } from '../../../ports/payment/payment-provider.ts'

export const DEMO_METHODS: readonly PaymentMethodOffer[] = [
  {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
    label: { de: 'Kreditkarte', en: 'Credit card' },
  },
  {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.Debit,
    label: { de: 'SEPA-Lastschrift', en: 'SEPA direct debit' },
  },
  {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.ECash,
    label: { de: 'Demo-Wallet', en: 'Demo wallet' },
  },
]

const METHOD_NAMES: ReadonlyMap<PaymentSubType, string> = new Map([
  [PAYMENT_SUB_TYPE.CreditCard, 'card'],
  [PAYMENT_SUB_TYPE.Debit, 'debit'],
  [PAYMENT_SUB_TYPE.ECash, 'wallet'],
])

/** The demo provider's own word for a sub type; undefined leaves the choice to its page. */
export const methodNameOf = (paymentSubType: PaymentSubType | undefined): string | undefined =>
  paymentSubType === undefined ? undefined : METHOD_NAMES.get(paymentSubType)
