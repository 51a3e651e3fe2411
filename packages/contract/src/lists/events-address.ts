import { TROUBLE_KINDS, TROUBLE_LEVEL_NAMES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, chosenColumns, day, pageNumber, pageSize, sortedAs, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** Whether somebody has taken note of an event, or put it off. */
export const EVENT_NOTES = ['open', 'snoozed', 'noted', 'all'] as const

/** Who sees to it. */
export const EVENT_KEEPERS = ['anybody', 'me', 'nobody'] as const

/** What events are put in order by; what was met latest comes first without it. */
export const EVENT_SORTS = ['lastOn'] as const

const fields = {
  note: choice(EVENT_NOTES, 'open'),
  keeper: choice(EVENT_KEEPERS, 'anybody'),
  kinds: choices(TROUBLE_KINDS),
  levels: choices(TROUBLE_LEVEL_NAMES),
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedAs(EVENT_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
}

/** Which events are listed: what the address of the list says. */
export const eventsAddress = listAddress(fields)

export type EventsState = ListState<typeof fields>
