import type { PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import type { PaymentSetups } from '../../../ports/payment/payment-setups.ts'

/** What becomes of a way to pay when it is charged. */
export type WhenCharged = 'paid' | 'ask' | 'decline'

/** A provider (or its simulator) to hold an adapter against, and a customer who does what a test wants. */
export type SetupsLab = {
  setups: PaymentSetups
  /** Charges what was stored. */
  payments: PaymentProvider
  /** The customer enters a card on the page that was offered. */
  save(redirectUrl: string, whenCharged: WhenCharged): Promise<Response>
  /** The customer answers the question of their bank. */
  answerBank(redirectUrl: string, isApproved: boolean): Promise<unknown>
  /** The same adapter in a world where the provider cannot be reached. */
  offline: PaymentSetups
  stop(): Promise<unknown>
}
