import { pageNumber, text } from '@billett/web-kit/list-address/address-fields.ts'
import { listAddress } from '@billett/web-kit/list-address/list-address.ts'

const fields = { search: text(), page: pageNumber() }

/** Which organisations are listed. */
export const organisationsAddress = listAddress(fields)
