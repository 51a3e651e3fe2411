/** What was done about a row. */
export interface RowDone {
  number: number
  /** Whom it is about, also where they were nobody before. */
  partyId: string | null
  /** What takes it back. */
  inverse: unknown
  /** Why nothing could be done; null: it was. */
  failure: string | null
}
