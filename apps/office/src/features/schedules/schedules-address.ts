import { openRow } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'

/** What of the scheduled exports is open: what the address of the screen says. */
export const schedulesAddress = listAddress({
  /** The view that is to be sent by the clock. */
  view: openRow(),
  /** The schedule whose runs are looked at. */
  runs: openRow(),
})
