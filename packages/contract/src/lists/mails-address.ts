import { MAIL_KINDS, MAIL_STATES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choices, chosenColumns, day, openRow, pageNumber, pageSize, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

const fields = {
  search: text(),
  subject: text(),
  kinds: choices(MAIL_KINDS),
  states: choices(MAIL_STATES),
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The mail that is looked at. */
  mail: openRow(),
}

/** Which mails are listed: what the address of the list says. */
export const mailsAddress = listAddress(fields)

export type MailsState = ListState<typeof fields>
