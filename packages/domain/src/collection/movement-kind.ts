/** What a movement on the account is to collecting. */
export type MovementKind = 'credit' | 'return' | 'transfer' | 'other'

/** What of a movement says so. */
export interface MovementSigns {
  /** Of the whole entry: more than nothing came in, less went out. */
  entryCents: number
  returnCode: string | null
  /** `PMNT/IDDT/UPDD`. */
  family: string | null
  /** It names a file, or a debit, of ours. */
  isOfOurs: boolean
}

/** Debits that a creditor had issued, and what came of them. */
const OWN_DEBITS = 'PMNT/IDDT/'

/** What came for a file or a debit, went back of one, or somebody transferred. */
export function movementKind({ entryCents, returnCode, family, isOfOurs }: MovementSigns): MovementKind {
  const isOfDebits = isOfOurs || (family?.startsWith(OWN_DEBITS) ?? false)
  if (entryCents < 0) return returnCode !== null || isOfDebits ? 'return' : 'other'
  if (returnCode !== null) return 'other'
  return isOfDebits ? 'credit' : 'transfer'
}
