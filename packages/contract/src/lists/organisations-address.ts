import { ORGANISATION_KINDS } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, chosenColumns, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of an id: the form of an organisation that is not there yet. */
export const NEW = 'new'

/** In place of a kind or a state: whatever it is. */
const ALL = 'all'

export const LISTED_KINDS = [ALL, ...ORGANISATION_KINDS] as const
export const LISTED_STATES = ['served', 'ended', ALL] as const

const fields = {
  /** Part of the name, or how number or town begin. */
  search: text(),
  kind: choice(LISTED_KINDS, ALL),
  state: choice(LISTED_STATES, 'served'),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The organisation that is looked at, or `NEW`. */
  organisation: openRow(),
}

/** Which organisations are listed, and which is open: what the address of the list says. */
export const organisationsAddress = listAddress(fields)

export type OrganisationsState = ListState<typeof fields>

/** What the list is asked for by that. */
export const organisationFilter = ({ search, kind, state, clientId }: OrganisationsState) => ({
  search: search.trim() || undefined,
  kind: kind === ALL ? undefined : kind,
  state: state === ALL ? undefined : state,
  clientId: clientId || undefined,
})
