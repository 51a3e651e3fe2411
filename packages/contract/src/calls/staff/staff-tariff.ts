import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ServiceArea, SortGroup, StaffGroupBoard } from '../../replies/staff-tariff.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { line } from '../../values/text.ts'

const service = 'admin' as const
const sees = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToGetServiceAreas'] } as const
const arranges = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToGetServiceAreas', 'AllowedToArrangeTariff'],
} as const

/** The greatest number a version is stored with. */
const LAST_VERSION = 2_147_483_647

/** Letters of a heading that passengers read. */
const HEADING_LENGTH = 60

const MOST_GROUPS = 500
const MOST_CATEGORIES = 50

const AreaQuery = z.object({
  /** Number of the service area: 2 tickets, 4 subscriptions (Spec 1 §9). */
  serviceAreaId: count(0, 999),
})

export const getServiceAreas = defineCall({
  name: 'admin/getServiceAreas',
  service,
  method: 'GET',
  path: '/admin/serviceAreas',
  summary: 'The service areas of the tariff that the caller arranges',
  access: sees,
  reply: list(ServiceArea),
})

const SortGroupsQuery = z.extend(AreaQuery, {
  /** Also those whose price depends on where one goes. */
  includeRelationSortGroups: z.optional(z.boolean()),
})

export const getSortGroups = defineCall({
  name: 'admin/getSortGroups',
  service,
  method: 'GET',
  path: '/admin/sortGroups',
  summary: 'The groups that the tariff of today sells in a service area, as they were imported',
  access: sees,
  query: SortGroupsQuery,
  reply: list(SortGroup),
})

const heading = line(HEADING_LENGTH)
const GroupName = line(100)
const GroupNames = z.array(GroupName).check(z.maxLength(MOST_GROUPS, key('outOfRange')))

const Category = z.object({
  /** `null`: groups without a heading. A language may be missing; then the board is stored and not released. */
  name: z.nullable(z.object({ de: heading, en: heading })),
  /** Their names, in their order. */
  groups: GroupNames,
})

const SaveGroupBoard = z.object({
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version: count(0, LAST_VERSION),
  /** In the order in which passengers are to see them. */
  categories: z.array(Category).check(z.maxLength(MOST_CATEGORIES, key('outOfRange'))),
  /** Groups that are not to be shown, and not sold. */
  hidden: GroupNames,
})
export type SaveGroupBoard = z.infer<typeof SaveGroupBoard>

const SaveQuery = z.extend(AreaQuery, DryRun.shape)

export const getStaffFixPriceGroups = defineCall({
  name: 'admin/getFixPriceGroups',
  service,
  method: 'GET',
  path: '/admin/fixPriceGroups',
  summary: 'How groups of one price are arranged in a service area: the last version, and what the shop shows',
  access: sees,
  query: AreaQuery,
  reply: list(StaffGroupBoard),
})

export const saveStaffFixPriceGroups = defineCall({
  name: 'admin/saveFixPriceGroups',
  service,
  method: 'POST',
  path: '/admin/fixPriceGroups',
  summary: 'Stores a draft of the headings and the order of groups of one price',
  access: arranges,
  query: SaveQuery,
  body: SaveGroupBoard,
  reply: list(StaffGroupBoard),
})

export const getStaffRelationGroups = defineCall({
  name: 'admin/getRelationGroups',
  service,
  method: 'GET',
  path: '/admin/relationGroups',
  summary: 'How groups from a stop to a stop are arranged in a service area: the last version, and what the shop shows',
  access: sees,
  query: AreaQuery,
  reply: list(StaffGroupBoard),
})

export const saveStaffRelationGroups = defineCall({
  name: 'admin/saveRelationGroups',
  service,
  method: 'POST',
  path: '/admin/relationGroups',
  summary: 'Stores a draft of which groups from a stop to a stop are shown, and in which order',
  access: arranges,
  query: SaveQuery,
  body: SaveGroupBoard,
  reply: list(StaffGroupBoard),
})
