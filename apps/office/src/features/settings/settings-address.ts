import { choice, openRow, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'

/** Which entries: all, those that are not as the product has them, or those that the shop does not show yet. */
export const WHICH = ['', 'set', 'waiting'] as const

const fields = {
  search: text(),
  /** A section; '' for all of them. */
  category: text(),
  which: choice(WHICH, ''),
  /** One of the companies that the reader sees; '' for the own one. */
  clientId: text(),
  /** An earlier version that is looked at; '' for the last one. */
  version: openRow(),
  /** The entry that is changed. */
  entry: openRow(),
}

/** What of the configuration is listed: what the address of the list says. */
export const settingsAddress = listAddress(fields)

export type SettingsState = ListState<typeof fields>
