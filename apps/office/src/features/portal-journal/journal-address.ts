import { PORTAL_ACTS } from '@billett/contract'
import { choices, day, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'

const fields = {
  search: text(),
  acts: choices(PORTAL_ACTS),
  from: day(),
  to: day(),
  page: pageNumber(),
}

/** What of the journal is listed. */
export const journalAddress = listAddress(fields)
export type JournalState = ListState<typeof fields>
