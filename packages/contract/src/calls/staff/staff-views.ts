import { VIEWED_LISTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { count } from '../../values/count.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

const VIEW_NAME_LENGTH = 60
const VIEW_ADDRESS_LENGTH = 2000

const List = z.enum(VIEWED_LISTS, key('notValid'))

/** A name for what a list is narrowed down to and put in order by. */
const StaffView = z.object({
  id: z.string(),
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  /** What the address of the list says: `states=paid&sort=date`. */
  address: z.string(),
  /** Whether everybody of the company has it who may see the list. */
  isShared: z.boolean(),
  /** Whether the caller has saved it. */
  isOwn: z.boolean(),
  /** Whether the list begins with it for the caller. */
  isDefault: z.boolean(),
  version: z.int(),
})
export type StaffView = z.infer<typeof StaffView>

const ViewsQuery = z.object({
  /** The screen whose views are asked for. */
  list: List,
})

export const getStaffViews = defineCall({
  name: 'admin/getViews',
  service,
  method: 'GET',
  path: '/admin/views',
  summary: 'The views of a list that the caller has saved, or a colleague for everybody of the company, by name',
  access,
  query: ViewsQuery,
  reply: list(StaffView),
})

const ViewSaid = z.object({
  name: requiredLine(VIEW_NAME_LENGTH),
  /** What the address of the list says. What was typed into its search is left out: it names people. */
  address: line(VIEW_ADDRESS_LENGTH),
  isShared: z.boolean(),
})

export const NewView = z.extend(ViewSaid, {
  /** The screen it is a view of. */
  list: List,
})
export type NewView = z.infer<typeof NewView>

export const createStaffView = defineCall({
  name: 'admin/createView',
  service,
  method: 'POST',
  path: '/admin/views',
  summary: 'Saves what a list is narrowed down to under a name, for oneself or for everybody of the company',
  access,
  body: NewView,
  reply: list(StaffView),
})

const ViewParams = z.object({ viewId: Guid })

const ChangedView = z.extend(ViewSaid, {
  /** As it was read; where it has changed since, nothing is stored. */
  version: count(1, Number.MAX_SAFE_INTEGER),
})
export type ChangedView = z.infer<typeof ChangedView>

export const updateStaffView = defineCall({
  name: 'admin/updateView',
  service,
  method: 'PUT',
  path: '/admin/views/{viewId}',
  summary: 'Renames, shares or changes a view: one’s own, or one that everybody of the company has',
  access,
  params: ViewParams,
  body: ChangedView,
  reply: list(StaffView),
})

export const deleteStaffView = defineCall({
  name: 'admin/deleteView',
  service,
  method: 'DELETE',
  path: '/admin/views/{viewId}',
  summary: 'Deletes a view: one’s own, or one that everybody of the company has',
  access,
  params: ViewParams,
  reply: empty,
})

const DefaultView = z.object({
  /** True: the list begins with it for the caller. False: as it did without it. */
  isDefault: z.boolean(),
})

export const setDefaultView = defineCall({
  name: 'admin/setDefaultView',
  service,
  method: 'POST',
  path: '/admin/views/{viewId}/default',
  summary: 'Has a list begin with a view for the caller, or not any more',
  access,
  params: ViewParams,
  body: DefaultView,
  reply: list(StaffView),
})
