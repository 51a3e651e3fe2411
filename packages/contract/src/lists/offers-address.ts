import { chosenColumns, openRow, sortedAs, text } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** What offers are put in order by; they come by their keys without it. */
export const OFFER_SORTS = ['title', 'key', 'category', 'editedOn'] as const

const fields = {
  /** One of the clients that the reader sees; '' for their own. */
  clientId: text(),
  sort: sortedAs(OFFER_SORTS),
  columns: chosenColumns(),
  /** Key of the subscription that is looked at. */
  offer: openRow(),
}

/** Whose offers are listed, how, and which is open: what the address of the list says. */
export const offersAddress = listAddress(fields)
