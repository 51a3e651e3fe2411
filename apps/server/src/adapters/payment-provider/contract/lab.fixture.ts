import type { PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import type { ImpostorAnswer } from './failing-servers.fixture.ts'

export type ReceivedNotification = { headers: Record<string, string | string[] | undefined>; body: string }

/** A provider (or its simulator) to hold an adapter against, and a customer who does what a test wants. */
export type PaymentProviderLab = {
  provider: PaymentProvider
  /** Where the provider may send its notifications. */
  webhookUrl: string
  /** The customer pays on the page that was offered. */
  pay(redirectUrl: string): Promise<unknown>
  /** The bank says that the account is not covered. */
  payUncovered(redirectUrl: string): Promise<unknown>
  /** The customer pays, and the money takes its time. */
  payPending(redirectUrl: string): Promise<unknown>
  /** Until pending payments are decided and all notifications have arrived. */
  settleEverything(): Promise<unknown>
  notifications(): readonly ReceivedNotification[]
  /** The same adapter in a world where the provider cannot be reached. */
  offline(): PaymentProvider
  /** The same adapter where every answer takes too long. */
  silent(): PaymentProvider
  /** The same adapter where every answer is HTTP 500. */
  broken(): PaymentProvider
  /** The same adapter where something else answers: one of `IMPOSTOR_ANSWERS`. */
  impostor(answer: ImpostorAnswer): PaymentProvider
  stop(): Promise<unknown>
}
