import { choice, choices, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATES } from '@billett/domain'

const fields = {
  search: text(),
  states: choices(CHANGE_REQUEST_STATES),
  kinds: choices(CHANGE_REQUEST_KINDS),
  /** Whoever has to decide, or the reader alone. */
  decides: choice(['all', 'mine'], 'all'),
  page: pageNumber(),
  /** The request that is looked at. */
  request: openRow(),
  /** What is asked for in the form that is open; '' while none is. */
  create: { ...choice(['', 'any', ...CHANGE_REQUEST_KINDS], ''), kind: 'look' as const },
  /** Whom or which contract the form is about, where somebody came from there. */
  pupil: openRow(),
  contract: openRow(),
}

/** Which change requests of an organisation are listed. */
export const requestsAddress = listAddress(fields)

export type RequestsState = ListState<typeof fields>
