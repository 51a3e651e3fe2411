/** Why a line waits for somebody. */
export type WaitingReason =
  | 'unknown'
  | 'several'
  | 'amountDiffers'
  | 'otherCurrency'
  /** More than anybody can owe. */
  | 'tooMuch'
  /** It cannot be known again in another file, so that it might be taken twice. */
  | 'noReference'

/** What became of a line. */
export type Outcome =
  | { state: 'matched'; collectionId?: string; fileId?: string; payerId?: string }
  | { state: 'waiting'; reason: WaitingReason; collectionId?: null }
  | { state: 'noted'; collectionId?: string; fileId?: string }

export const waits = (reason: WaitingReason): Outcome => ({ state: 'waiting', reason })
