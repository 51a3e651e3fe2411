import { openRow } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'

const fields = {
  /** Whose rule is looked at. */
  authority: openRow(),
}

/** Which rule is open: what the address of the list says. */
export const rulesAddress = listAddress(fields)
