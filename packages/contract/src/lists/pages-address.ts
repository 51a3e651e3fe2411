import { LANGUAGES } from '@billett/domain'
import { choice, chosenColumns, sortedAs, text } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** What pages are put in order by; those of a client stand together without it. */
export const PAGE_SORTS = ['title', 'changedOn'] as const

/** Which pages are listed, and how: what the address of the list says. */
export const pagesAddress = listAddress({
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  language: choice(['', ...LANGUAGES], ''),
  /** Those with a draft that nobody has released yet. */
  release: choice(['', 'waits'], ''),
  sort: sortedAs(PAGE_SORTS),
  columns: chosenColumns(),
})
