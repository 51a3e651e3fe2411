import { SERVICE_AREA } from '@billett/domain'
import { choice, openRow } from './address-fields.ts'
import { listAddress } from './list-address.ts'

/** The service areas that tickets are sold in, as the address names them. */
export const AREAS = ['ticket', 'subscription'] as const
export type Area = (typeof AREAS)[number]

export const areaId = (area: Area): number => SERVICE_AREA[area]

/** In place of a sort group: the tickets of all of them. */
const ALL_GROUPS = '*'
export const groupId = (sortGroup: string | null): string => sortGroup ?? ALL_GROUPS

/** Which service area is arranged, and which group of it is open. */
export const attachmentsAddress = listAddress({ area: choice(AREAS, 'ticket'), group: openRow() })
