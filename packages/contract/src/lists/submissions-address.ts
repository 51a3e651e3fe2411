import { SUBMISSION_KINDS, SUBMISSION_STATES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, chosenColumns, day, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** How far they are, or all of them. */
export const LISTED_SUBMISSIONS = [...SUBMISSION_STATES, 'all'] as const

const fields = {
  search: text(),
  kinds: choices(SUBMISSION_KINDS),
  state: choice(LISTED_SUBMISSIONS, 'open'),
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The submission that is looked at. */
  submission: openRow(),
}

/** Which submissions are listed: what the address of the list says. */
export const submissionsAddress = listAddress(fields)

export type SubmissionsState = ListState<typeof fields>
