import type { PaymentMethodOffer } from '../../../ports/payment-provider.ts'

// Spec 2 §3.8: payment type Standard; sub types CreditCard, Debit and, for the wallet, ECash.
const STANDARD = 1
const CREDIT_CARD = 27
const DEBIT = 3
const E_CASH = 5

export const DEMO_METHODS: readonly PaymentMethodOffer[] = [
  {
    paymentType: STANDARD,
    paymentSubType: CREDIT_CARD,
    label: { de: 'Kreditkarte', en: 'Credit card' },
    urlToIcon: '/payment-icons/card.svg',
  },
  {
    paymentType: STANDARD,
    paymentSubType: DEBIT,
    label: { de: 'SEPA-Lastschrift', en: 'SEPA direct debit' },
    urlToIcon: '/payment-icons/debit.svg',
  },
  {
    paymentType: STANDARD,
    paymentSubType: E_CASH,
    label: { de: 'Demo-Wallet', en: 'Demo wallet' },
    urlToIcon: '/payment-icons/wallet.svg',
  },
]

const METHOD_NAMES: ReadonlyMap<number, string> = new Map([
  [CREDIT_CARD, 'card'],
  [DEBIT, 'debit'],
  [E_CASH, 'wallet'],
])

/** The demo provider's own word for a sub type; undefined leaves the choice to its page. */
export const methodNameOf = (paymentSubType: number | undefined): string | undefined =>
  paymentSubType === undefined ? undefined : METHOD_NAMES.get(paymentSubType)
