import { STAFF_PAGE_SIZE } from '@billett/contract'
import { APPLICATION_STATES, CONTRACT_TROUBLES } from '@billett/domain'
import { choice, choices, openRow, pageNumber, pageSize, text } from '@billett/web-kit/list-address/address-fields.ts'
import { type ListState, listAddress } from '@billett/web-kit/list-address/list-address.ts'
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
