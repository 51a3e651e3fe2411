/**
 * What a movement on the account is to the company's debits and transfers; `paidOut`: money that it owed left for
 * payers; `payoutBack`: it did not reach them.
 */
export type MovementKind = 'credit' | 'return' | 'transfer' | 'paidOut' | 'payoutBack' | 'other'

/** What of a movement says so. */
export interface MovementSigns {
  /** Of the whole entry: more than nothing came in, less went out. */
  entryCents: number
  returnCode: string | null
  /** `PMNT/IDDT/UPDD`. */
  family: string | null
  /** It names a file of ours, or a payment in one; null: it names none. */
  ours: 'debits' | 'transfers' | null
}

/** Debits and transfers that a company had issued, and what came of them. */
const OWN_DEBITS = 'PMNT/IDDT/'
const OWN_TRANSFERS = 'PMNT/ICDT/'

/** What came for a file or a payment, went back of one, or somebody transferred. */
export function movementKind({ entryCents, returnCode, family, ours }: MovementSigns): MovementKind {
  if (ours === 'transfers') return entryCents < 0 ? 'paidOut' : 'payoutBack'
  const isOfDebits = ours === 'debits' || (family?.startsWith(OWN_DEBITS) ?? false)
  if (entryCents < 0) return returnCode !== null || isOfDebits ? 'return' : 'other'
  // A transfer that came back and names none: the company has others beside those of the shop.
  if (returnCode !== null || family?.startsWith(OWN_TRANSFERS)) return 'other'
  return isOfDebits ? 'credit' : 'transfer'
}
