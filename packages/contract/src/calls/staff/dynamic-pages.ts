import { PAGE_CONTENT_LENGTH, PAGE_TITLE_LENGTH, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { PAGE_SORTS } from '../../lists/pages-address.ts'
import { DynamicPage } from '../../replies/staff-page-text.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, line, markup, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToEditPages'] as const
const access = { who: 'staff', rights } as const
/** What passengers read changes by it. */
const releases = {
  who: 'staff',
  rights: [...rights, 'AllowedToReleasePages'],
  stepUp: true,
  approval: 'pages',
} as const

const OfClient = z.object({
  /** One of the clients that the caller sees; the list has all of these without it, a change is the own one's. */
  client: z.optional(Guid),
})

const PagesQuery = z.extend(OfClient, {
  /** Those of a client stand together without it. */
  sort: z.optional(z.enum(sortsOf(PAGE_SORTS), key('notValid'))),
})
export type PagesQuery = z.infer<typeof PagesQuery>

export const getDynamicPages = defineCall({
  name: 'admin/getDynamicPages',
  service,
  method: 'GET',
  path: '/admin/dynamicPages',
  summary: 'Pages of the shops that staff can write, in each language, generated ones included',
  access,
  query: PagesQuery,
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

const Version = count(0, Number.MAX_SAFE_INTEGER)

export const SavePage = z.object({
  title: requiredLine(PAGE_TITLE_LENGTH),
  /** Below the title; may be empty. */
  subtitle: line(PAGE_TITLE_LENGTH),
  /** HTML of headings (`h2`), paragraphs, lists and buttons (`[[cancelContract]]`); of all else the words stay. */
  content: markup(PAGE_CONTENT_LENGTH).check(z.minLength(1, key('required'))),
  /**
   * The version that was read, of the draft where there is one, 0 for a generated page; `error.changedMeanwhile` where
   * there is a later one.
   */
  version: Version,
})
export type SavePage = z.infer<typeof SavePage>

const ChangeQuery = z.extend(OfClient, DryRun.shape)

export const saveDynamicPage = defineCall({
  name: 'admin/saveDynamicPage',
  service,
  method: 'PUT',
  path: '/admin/dynamicPage/{identifier}',
  summary: 'Writes a page as a draft, which the shop does not show before it is released',
  access,
  params: PageParams,
  query: ChangeQuery,
  body: SavePage,
  reply: list(DynamicPage),
})

export const discardDynamicPageDraft = defineCall({
  name: 'admin/discardPageDraft',
  service,
  method: 'DELETE',
  path: '/admin/dynamicPage/{identifier}/draft',
  summary: 'Takes the draft of a page away: what the shop shows stays as it is',
  access,
  params: PageParams,
  query: OfClient,
  reply: list(DynamicPage),
})

const ReleasePage = z.object({
  /** That of the draft as it was read; `error.changedMeanwhile` where there is a later one, or none any more. */
  version: Version,
})

export const releaseDynamicPage = defineCall({
  name: 'admin/releaseDynamicPage',
  service,
  method: 'POST',
  path: '/admin/dynamicPage/{identifier}/release',
  summary: 'Shows the draft of a page in the place of the generated one, or of what was written there',
  access: releases,
  params: PageParams,
  query: OfClient,
  body: ReleasePage,
  reply: list(DynamicPage),
})

export const deleteDynamicPage = defineCall({
  name: 'admin/deleteDynamicPage',
  service,
  method: 'DELETE',
  path: '/admin/dynamicPage/{identifier}',
  summary: 'Takes a page away that staff have written: the generated one is shown again, one of their own is gone',
  access: releases,
  params: PageParams,
  query: OfClient,
  reply: list(DynamicPage),
})
