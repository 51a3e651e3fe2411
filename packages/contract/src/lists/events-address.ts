import { TROUBLE_LEVEL_NAMES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, day, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** Whether somebody has taken note of an event. */
export const EVENT_NOTES = ['open', 'noted', 'all'] as const

const fields = {
  note: choice(EVENT_NOTES, 'open'),
  levels: choices(TROUBLE_LEVEL_NAMES),
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
}

/** Which events are listed: what the address of the list says. */
export const eventsAddress = listAddress(fields)

export type EventsState = ListState<typeof fields>
