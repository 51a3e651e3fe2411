import { DELIVERY_STATES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, chosenColumns, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of an id: the form of a webhook that is not there yet. */
export const NEW = 'new'

/** In place of a state: however a delivery stands. */
export const ALL = 'all'

export const SHOWN_STATES = [ALL, ...DELIVERY_STATES] as const
export type ShownState = (typeof SHOWN_STATES)[number]

const fields = {
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  /** Those alone to whom messages were given up. */
  failing: choice(['', 'yes'], ''),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The webhook that is changed, or `NEW`. */
  webhook: openRow(),
  /** The webhook whose deliveries are looked at. */
  log: openRow(),
  /** Which of these. */
  state: choice(SHOWN_STATES, ALL),
}

/** Which webhooks are listed, and what of them is open: what the address of the list says. */
export const webhooksAddress = listAddress(fields)

export type WebhooksState = ListState<typeof fields>
