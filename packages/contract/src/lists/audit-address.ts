import { ACT_KINDS } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, chosenColumns, day, openRow, pageNumber, pageSize, sortedAs, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What was done, what was refused, or in whose place somebody acted. */
export const AUDIT_VIEWS = ['acts', 'refusals', 'takeOvers'] as const

/** What acts are put in order by; the latest come first without it. */
export const ACT_SORTS = ['on'] as const

const fields = {
  view: { ...choice(AUDIT_VIEWS, 'acts'), kind: 'look' as const },
  search: text(),
  /** The name of a call, whole. */
  call: text(),
  /** A part of the reason that was given. */
  reason: text(),
  subjectKind: choice(['', ...ACT_KINDS] as const, ''),
  from: day(),
  to: day(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedAs(ACT_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The act that is looked at. */
  act: openRow(),
}

/** Which acts are listed: what the address of the list says. */
export const auditAddress = listAddress(fields)

export type AuditState = ListState<typeof fields>
