/** What a bank calls a movement. */
export interface EntryName {
  account: string
  servicerRef: string
  ordinal: number
}

/** The same name has the same key, and no other has it. */
export const entryKey = ({ account, servicerRef, ordinal }: EntryName): string =>
  JSON.stringify([account, servicerRef, ordinal])
