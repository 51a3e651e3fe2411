import { BASE_DATA_PAGE_SIZE } from '../calls/staff/base-data.ts'
import { pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of a type: customers whatever they were asked. */
export const ANY_TYPE = '*'

export const BASE_DATA_PAGE_SIZES = PAGE_SIZES.filter(size => size <= BASE_DATA_PAGE_SIZE)

const fields = {
  email: text(),
  firstName: text(),
  lastName: text(),
  /** A kind of questions, or `ANY_TYPE`; '' for the only one there is. */
  type: text(),
  page: pageNumber(),
  pageSize: pageSize(BASE_DATA_PAGE_SIZES, BASE_DATA_PAGE_SIZE),
}

/** Whose data are looked for: what the address of the list says. */
export const baseDataAddress = listAddress(fields)

export type BaseDataState = ListState<typeof fields>

/** Nobody is looked for by a type alone (Spec 3 §4). */
export const isSearch = ({ email, firstName, lastName }: Pick<BaseDataState, 'email' | 'firstName' | 'lastName'>) =>
  [email, firstName, lastName].some(text => text.trim() !== '')
