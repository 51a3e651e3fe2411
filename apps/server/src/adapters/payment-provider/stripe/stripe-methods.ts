import { PAYMENT_SUB_TYPE, PAYMENT_TYPE, type PaymentSubType } from '@billett/domain'
import type { PaymentMethodOffer } from '../../../ports/payment/payment-provider.ts'
import type { StripeMethod } from './stripe-settings.ts'

const OFFERS: Readonly<Record<StripeMethod, PaymentMethodOffer>> = {
  card: {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
    label: { de: 'Kreditkarte', en: 'Credit card' },
  },
  sepa_debit: {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.Debit,
    label: { de: 'SEPA-Lastschrift', en: 'SEPA direct debit' },
  },
  paypal: {
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.Paypal,
    label: { de: 'PayPal', en: 'PayPal' },
  },
}

/** Those that can be charged while their owner is away. */
const STORABLE: readonly StripeMethod[] = ['card', 'sepa_debit']

export const storableMethods = (methods: readonly StripeMethod[]): StripeMethod[] =>
  methods.filter(method => STORABLE.includes(method))

export const offersOf = (methods: readonly StripeMethod[]): PaymentMethodOffer[] =>
  methods.map(method => OFFERS[method])

/** Stripe's word for a sub type that is offered; undefined leaves the choice to its page. */
export const methodOf = (
  methods: readonly StripeMethod[],
  paymentSubType: PaymentSubType | undefined,
): StripeMethod | undefined => methods.find(method => OFFERS[method].paymentSubType === paymentSubType)
