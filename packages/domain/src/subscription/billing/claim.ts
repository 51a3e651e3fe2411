import type { Cents, Permille } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { ClaimKey } from './owed.ts'
import type { Gap, Why } from './why.ts'

/** What has been booked: rows are only ever added, so the sum of a key is what was claimed under it. */
export interface Claimed extends ClaimKey {
  /** 1, 2, 3 … under one key. */
  revision: number
  /** Gross; a credit is less than nothing. */
  cents: Cents
  vatCents: Cents
  vatPermille: Permille
}

/** Why nothing is owed any more under a key that was claimed. */
export type Absence =
  | { kind: 'notConcluded' | 'chargeTakenBack' | 'differenceDropped' | 'payerChanged' | 'repriced' }
  | { kind: 'notCovered'; gaps: Gap[] }

/** Why an amount is claimed: what is owed in all less what was claimed of it before. */
export interface ClaimWhy {
  owed: Why[]
  beforeCents: Cents
  /** Where nothing is owed: why not. */
  absence: Absence | null
}

/** A new claim or credit, not booked yet. */
export interface Claim extends Claimed {
  periodEnd: PlainDate
  /** The first day on which it can be collected or credited. */
  dueOn: PlainDate
  why: ClaimWhy
}
