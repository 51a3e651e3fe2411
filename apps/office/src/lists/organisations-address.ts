import { pageNumber, text } from '@billett/web-kit/list-address/address-fields.ts'
import { type ListState, listAddress } from '@billett/web-kit/list-address/list-address.ts'

const fields = { search: text(), page: pageNumber() }

/** Which organisations are listed. */
export const organisationsAddress = listAddress(fields)

export type OrganisationsState = ListState<typeof fields>
