import { openRow } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'

const fields = {
  /** The company that is looked at. */
  company: openRow(),
}

/** Which framework contract is open: what the address of the list says. */
export const frameworksAddress = listAddress(fields)
