import type {
  Cents,
  CreationRefusal,
  DeclineReason,
  DirectDebit,
  Instant,
  Language,
  PaymentSubType,
  PaymentType,
  REFUND_REFUSALS,
} from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

/** An amount never travels without its currency (ISO 4217, upper case). */
export type Amount = { amountCents: Cents; currency: string }

/** One way to pay that a provider offers, in the numbers of Spec 2 §3.8. */
export type PaymentMethodOffer = {
  paymentType: PaymentType
  paymentSubType: PaymentSubType
  label: Record<Language, string>
}

/** One attempt to pay one order. A new attempt has a new key, so that a decline never blocks the next one. */
export type PaymentRequest = Amount & {
  /** Made and stored before the call; the same key again finds the same payment. */
  idempotencyKey: string
  /** What the customer reads on the pay page and on the statement of account. */
  description: string
  /** Our own number, for the provider's books. */
  merchantReference: string
  returnUrl: string
  /** Where the provider tells how it goes on; undefined where nobody wants to be told. */
  webhookUrl?: string | undefined
  language: Language
  /** Of the chosen offer; without it, or where the provider does not know it, its page asks. */
  paymentSubType?: PaymentSubType | undefined
  /** Of a stored way to pay (`payment-setups`): it is charged, perhaps without the customer going anywhere. */
  token?: string | undefined
}

/** An answer that explains nothing (an internal error, a reply of another shape): to be treated like no answer. */
export type Unknown = { state: 'unknown'; detail: string }

type NoKnowledge = Unreachable | Unknown

/** The provider does not know the payment. After an unanswered creation it may still arrive there. */
export type Absent = { state: 'absent' }

export type CreatedPayment = {
  state: 'created'
  reference: string
  /**
   * Where the customer pays. Missing where nothing is left to do there: a stored way to pay was charged, or a repeated
   * call finds a payment that is no longer open.
   */
  redirectUrl: string | undefined
}

/** `keyReused`: the idempotency key belongs to another request. `rejected`: the provider does not want this payment. */
export type RefusedCreation = { state: 'refused'; reason: CreationRefusal; detail: string }

export type CreateAnswer = CreatedPayment | RefusedCreation | NoKnowledge

export type KnownPaymentState = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded'

/** A payment as its provider sees it now. */
export type PaymentReport = Amount & {
  /** `refunded` means wholly; a partly refunded payment is `paid`. */
  state: KnownPaymentState
  reference: string
  idempotencyKey: string
  /** What was really charged, and 0 as long as nothing was. The caller compares it with what it asked for. */
  chargedCents: Cents
  refundedCents: Cents
  reason?: DeclineReason | undefined
  /** What was paid with, fit to be shown ("Visa •••• 1111"). */
  instrument?: string | undefined
  /** Of a direct debit that was begun: what its payer is told. */
  debit?: DirectDebit | undefined
  /** Where the customer can still pay, while the state is `open`. */
  redirectUrl?: string | undefined
}

export type FetchAnswer = PaymentReport | Absent | NoKnowledge

/** What was begun from one moment on and before another. */
export type PaymentSpan = { from: Instant; until: Instant }

export type ListAnswer = { state: 'listed'; payments: readonly PaymentReport[] } | NoKnowledge

export type CancelAnswer = { state: 'cancelled' } | { state: 'notCancellable' } | Absent | NoKnowledge

export type RefundRefusal = (typeof REFUND_REFUSALS)[number]

export type RefundAnswer =
  | { state: 'refunded'; refundReference: string; refundedCents: Cents }
  | { state: 'refused'; reason: RefundRefusal }
  | Absent
  | NoKnowledge

export type WebhookAnswer =
  /**
   * `reference` is undefined where the notification is genuine and about nothing of ours: it only has to be
   * acknowledged.
   */
  /** `setup`: it is about a way to pay that is being stored. */
  | { ok: true; eventId: string; reference: string | undefined; setup?: string }
  | { ok: false; reason: 'unsigned' | 'badSignature' | 'stale' | 'malformed' }

/** `since` and `token` of the attempt: for providers that have to look through their payments to find a key. */
export type PaymentQuery =
  | { reference: string }
  | { idempotencyKey: string; since?: Instant | undefined; token?: string | undefined }

/**
 * Whoever moves the money. Expected refusals and missing answers are values; nothing here throws.
 * Every call has a time-out, and none may run inside a database transaction.
 */
export type PaymentProvider = {
  /** Names the provider in stored rows: (name, reference) and (name, event id) are unique. */
  name: string
  methods(): readonly PaymentMethodOffer[]
  createPayment(attempt: PaymentRequest): Promise<CreateAnswer>
  /** The only source of truth about a payment; returns and webhooks merely say that it is time to ask. */
  fetchPayment(query: PaymentQuery): Promise<FetchAnswer>
  /** Every payment of this shop that was begun in a span, whatever became of it: some may be unknown here. */
  listPayments(span: PaymentSpan): Promise<ListAnswer>
  /** Ends an open payment; cancelling a cancelled one is fine. */
  cancelPayment(reference: string): Promise<CancelAnswer>
  /** `amountCents` must be positive; the same key again finds the same refund. */
  refundPayment(reference: string, amount: Amount, idempotencyKey: string): Promise<RefundAnswer>
  /**
   * Checks that a notification is genuine and fresh, and reads from it which payment to ask about. Nothing else in it
   * is believed.
   */
  readWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: string,
    now: Instant,
  ): WebhookAnswer
}
