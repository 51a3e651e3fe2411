import { openRow, text } from './address-fields.ts'
import { listAddress } from './list-address.ts'

const fields = {
  /** One of the clients that the reader sees; '' for their own. */
  clientId: text(),
  /** Key of the subscription that is looked at. */
  offer: openRow(),
}

/** Whose offers are listed, and which is open: what the address of the list says. */
export const offersAddress = listAddress(fields)
