import type { TryableScenario } from '../../behaviour/test-cards.ts'
import type { PaymentMethod } from '../../payment/payment.ts'
import type { FieldError } from '../instrument-forms.ts'

/** Everything a customer reads here. */
export type Texts = {
  service: string
  demoNotice: string
  home: string
  pay: string
  payAmount: (amount: string) => string
  cancel: string
  total: string
  shop: string
  reference: string
  methods: string
  method: Record<PaymentMethod, string>
  number: string
  expiry: string
  expiryHint: string
  cvc: string
  cvcHint: string
  cardHint: string
  fillCard: string
  holder: string
  iban: string
  mandate: string
  walletHint: string
  errorsAbove: string
  error: Record<FieldError, string>
  challengeTitle: string
  challengeText: (instrument: string, amount: string) => string
  confirm: string
  reject: string
  /** Where a way to pay is stored. */
  setup: {
    title: Record<PaymentMethod, string>
    text: string
    mandate: string
    save: string
    cancel: string
    challengeText: (instrument: string) => string
    confirm: string
    reject: string
  }
  testCards: string
  testCardsHint: string
  testAccounts: string
  cardNumber: string
  whatHappens: string
  withoutChallenge: string
  unknownTitle: string
  unknownText: string
  failedTitle: string
  failedText: string
  again: string
  toShop: string
  scenario: Record<TryableScenario, string>
}
