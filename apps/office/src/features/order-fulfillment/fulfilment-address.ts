import { STAFF_PAGE_SIZE } from '@billett/contract'
import { choice, pageNumber, pageSize, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import { FULFILMENT_STEPS } from '@billett/domain'

/** In place of a step: both of them. */
export const BOTH = 'both'

const fields = {
  step: choice([BOTH, ...FULFILMENT_STEPS], BOTH),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
}

/** Which failed tickets and mails are listed: what the address of the screen says. */
export const fulfilmentAddress = listAddress(fields)

export type FulfilmentState = ListState<typeof fields>
