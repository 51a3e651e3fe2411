import { APPLICATION_STATES, CONTRACT_TROUBLES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, chosenColumns, day, openRow, pageNumber, pageSize, sortedAs, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What contracts are put in order by; the latest come first without it. */
export const CONTRACT_SORTS = ['submittedOn'] as const

const fields = {
  search: text(),
  states: choices(APPLICATION_STATES),
  trouble: choice(['', ...CONTRACT_TROUBLES], ''),
  /** The first and last day on which they were asked for; '' for any. */
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedAs(CONTRACT_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The contract that is looked at. */
  contract: openRow(),
}

/** Which contracts are listed: what the address of the list says. */
export const contractsAddress = listAddress(fields)

export type ContractsState = ListState<typeof fields>
