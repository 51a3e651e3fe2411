import { chosenColumns, openRow } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** In place of a description, which never begins so: the form of a statement that is not there yet. */
export const NEW = '+'

/** How statements are listed, and what of them is open: what the address of the list says. */
export const statementsAddress = listAddress({
  columns: chosenColumns(),
  /** The statement that is changed, or `NEW`. */
  statement: openRow(),
  /** The statement that is run. */
  run: openRow(),
})
