import type { BankWaitingReason } from '@billett/domain'

/** What became of a line. What it does not say of the line stays as it is; nothing is taken away. */
export type Outcome =
  | { state: 'matched'; collectionId?: string; fileId?: string; payerId?: string }
  | { state: 'waiting'; reason: BankWaitingReason }
  | { state: 'noted'; collectionId?: string; fileId?: string; payerId?: string }

export const waits = (reason: BankWaitingReason): Outcome => ({ state: 'waiting', reason })
