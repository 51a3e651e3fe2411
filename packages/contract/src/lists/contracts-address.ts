import { APPLICATION_STATES, CONTRACT_TROUBLES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

const fields = {
  search: text(),
  states: choices(APPLICATION_STATES),
  trouble: choice(['', ...CONTRACT_TROUBLES], ''),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The contract that is looked at. */
  contract: openRow(),
}

/** Which contracts are listed: what the address of the list says. */
export const contractsAddress = listAddress(fields)

export type ContractsState = ListState<typeof fields>
