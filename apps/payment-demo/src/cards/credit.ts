import type { Cents } from '@billett/domain'

/** Money that was put on a card. */
export type Credit = { reference: string; idempotencyKey: string; cardNumber: string; amountCents: Cents }
