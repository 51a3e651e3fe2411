import { choice, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { BATCH_ACTIONS, type BatchAction } from '@billett/domain'

/** Which list is worked on, and which of its rows are looked at. */
export const importAddress = listAddress({
  /** '' while none is open. */
  list: openRow(),
  action: choice<'' | BatchAction>(['', ...BATCH_ACTIONS], ''),
  search: text(),
  page: pageNumber(),
})
