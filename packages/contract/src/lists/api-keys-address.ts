import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { chosenColumns, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of an id: the form of a key that is not there yet. */
export const NEW = 'new'

/** Which keys are listed: what the address of the list says. */
export const apiKeysAddress = listAddress({
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** `NEW` while the form is open. */
  key: openRow(),
})
