import { STAFF_PAGE_SIZE } from '@billett/contract'
import { openRow, pageNumber, pageSize, text } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

/** In place of an id: the form of somebody who is not there yet. */
export const NEW = 'new'

/** Which people of the company are listed: what the address of the list says. */
export const staffAddress = listAddress({
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** Whose rights are looked at; `NEW` while the form is open. */
  member: openRow(),
})
