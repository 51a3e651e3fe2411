import { LANGUAGES } from '@billett/domain'
import { choice, text } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** Which pages are listed: what the address of the list says. */
export const pagesAddress = listAddress({
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  language: choice(['', ...LANGUAGES], ''),
  /** Those with a draft that nobody has released yet. */
  release: choice(['', 'waits'], ''),
})
