import { openRow } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'

const fields = {
  /** The version that is looked at. */
  version: openRow(),
}

/** Which version of the tariff is open: what the address says. */
export const tariffVersionsAddress = listAddress(fields)
