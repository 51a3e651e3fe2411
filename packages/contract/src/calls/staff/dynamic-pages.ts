import { PAGE_CONTENT_LENGTH, PAGE_TITLE_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DynamicPage } from '../../replies/staff-page-text.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, line, markup, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditPages'] } as const

const OfClient = z.object({
  /** One of the clients that the caller sees; the list has all of these without it, a change is the own one's. */
  client: z.optional(Guid),
})

export const getDynamicPages = defineCall({
  name: 'admin/getDynamicPages',
  service,
  method: 'GET',
  path: '/admin/dynamicPages',
  summary: 'Pages of the shops that staff can write, in each language, generated ones included',
  access,
  query: OfClient,
  reply: list(DynamicPage),
})

export const getRequiredDynamicPages = defineCall({
  name: 'admin/getRequiredDynamicPages',
  service,
  method: 'GET',
  path: '/admin/dynamicPages/required',
  summary: 'Those of the own shop that the law wants',
  access,
  reply: list(DynamicPage),
})

const PageParams = z.object({
  /** Path and language: `terms.de`; a page of one’s own has a path of small letters, numbers and hyphens. */
  identifier: requiredLine(60),
})

export const getDynamicPageVersions = defineCall({
  name: 'admin/getDynamicPageVersions',
  service,
  method: 'GET',
  path: '/admin/dynamicPage/{identifier}/versions',
  summary: 'How a page has read, the latest first, and last of all as it is generated',
  access,
  params: PageParams,
  query: OfClient,
  reply: list(DynamicPage),
})

export const SavePage = z.object({
  title: requiredLine(PAGE_TITLE_LENGTH),
  /** Below the title; may be empty. */
  subtitle: line(PAGE_TITLE_LENGTH),
  /** HTML of headings (`h2`), paragraphs, lists and buttons (`[[cancelContract]]`); of all else the words stay. */
  content: markup(PAGE_CONTENT_LENGTH).check(z.minLength(1, key('required'))),
  /** The version that was read, 0 for a generated one; `error.changedMeanwhile` where there is a later one. */
  version: count(0, Number.MAX_SAFE_INTEGER),
})
export type SavePage = z.infer<typeof SavePage>

const ChangeQuery = z.extend(OfClient, DryRun.shape)

const changes = { ...access, stepUp: true, approval: 'pages' } as const

export const saveDynamicPage = defineCall({
  name: 'admin/saveDynamicPage',
  service,
  method: 'PUT',
  path: '/admin/dynamicPage/{identifier}',
  summary: 'Writes a page in the place of the generated one, or of what was written there',
  access: changes,
  params: PageParams,
  query: ChangeQuery,
  body: SavePage,
  reply: list(DynamicPage),
})

export const deleteDynamicPage = defineCall({
  name: 'admin/deleteDynamicPage',
  service,
  method: 'DELETE',
  path: '/admin/dynamicPage/{identifier}',
  summary: 'Takes a page away that staff have written: the generated one is shown again, one of their own is gone',
  access: changes,
  params: PageParams,
  query: OfClient,
  reply: list(DynamicPage),
})
