import { SERVICE_AREA } from '@billett/domain'
import { choice, chosenColumns, openRow, sortedAs } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** The service areas that tickets are sold in, as the address names them. */
export const AREAS = ['ticket', 'subscription'] as const
export type Area = (typeof AREAS)[number]

export const areaId = (area: Area): number => SERVICE_AREA[area]

/** In place of a sort group: the tickets of all of them. */
const ALL_GROUPS = '*'
export const groupId = (sortGroup: string | null): string => sortGroup ?? ALL_GROUPS

/** What files are put in order by; they come by name without it. */
export const ATTACHMENT_SORTS = ['fileName', 'size', 'uploadedOn'] as const

/** Which service area is arranged, which group of it is open, and how the files are listed. */
export const attachmentsAddress = listAddress({
  area: choice(AREAS, 'ticket'),
  sort: sortedAs(ATTACHMENT_SORTS),
  columns: chosenColumns(),
  group: openRow(),
})
