import { CONTRACT_LACKS, CONTRACT_ORDERS } from '@billett/contract'
import { choice, choices, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { GRANTED_MEANWHILE, WAITS_IN_PORTAL } from '@billett/domain'

/** Rows of a page: so many are decided by the keyboard before others have to come. */
export const INBOX_ROWS = 50

/** In what state something can be that waits for somebody of the portal. */
export const INBOX_STATES = [...WAITS_IN_PORTAL, ...GRANTED_MEANWHILE]

const fields = {
  search: text(),
  states: choices(INBOX_STATES),
  /** Of a school, by its id. */
  school: text(),
  /** Of a subscription, by its key. */
  subscription: text(),
  lacks: choices(CONTRACT_LACKS),
  order: { ...choice(CONTRACT_ORDERS, 'oldest'), kind: 'order' as const },
  page: pageNumber(),
}

/** Which of the applications that wait are listed. */
export const inboxAddress = listAddress(fields)
export type InboxState = ListState<typeof fields>
