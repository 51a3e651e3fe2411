import type { BankWaitingReason } from '@billett/domain'

/** What became of a line. */
export type Outcome =
  | { state: 'matched'; collectionId?: string; fileId?: string; payerId?: string }
  | { state: 'waiting'; reason: BankWaitingReason; collectionId?: null }
  | { state: 'noted'; collectionId?: string; fileId?: string; payerId?: string }

export const waits = (reason: BankWaitingReason): Outcome => ({ state: 'waiting', reason })
