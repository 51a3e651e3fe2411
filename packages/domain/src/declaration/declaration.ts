import type { PlainDate } from '../time/plain-date.ts'

// What anybody may declare without signing in, as it is kept: what a screen sends may change, these stay as they were.

/** § 356a (2) BGB asks for no more than who, which contract, and where the receipt goes. */
export interface WithdrawalDeclaration {
  firstName: string
  lastName: string
  /** Number of the order, the invoice or the customer. */
  contract: string
  /** Empty: the whole contract. */
  part: string
  email: string
}

/** § 312k (2) BGB. */
export interface CancellationDeclaration {
  kind: 'ordinary' | 'extraordinary'
  /** Of an extraordinary one only. */
  reason: string
  firstName: string
  lastName: string
  customerNumber: string
  contract: string
  /** Empty: the next possible date. */
  date: PlainDate | ''
  email: string
}

/** What somebody could not use (BFSG). Whoever reports it need not say who they are. */
export interface BarrierDeclaration {
  page: string
  description: string
  /** Screen reader, magnifier, keyboard … */
  technology: string
  name: string
  email: string
}
