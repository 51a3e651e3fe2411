import { pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'

const fields = { search: text(), page: pageNumber() }

/** Which organisations are listed. */
export const organisationsAddress = listAddress(fields)
