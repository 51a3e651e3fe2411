import type { MenuNode } from '@billett/domain'
import * as z from 'zod/mini'
import type { PortalAccess } from '../call.ts'
import { key } from '../failures/key.ts'
import { count } from './count.ts'

/** Whoever sees one of these entries of the portal's menu. */
export const seen = <Nodes extends readonly MenuNode[]>(...nodes: Nodes) =>
  ({ who: 'portal', nodes }) as const satisfies PortalAccess

/** Rows of a page of the portal's lists, at most. */
export const PORTAL_PAGE_SIZE = 500

/** Rows per page of the portal's lists unless another number is asked for. */
export const PORTAL_USUAL_PAGE = 100

/** Which page of a list of the portal; a list that is shorter than `pageSize` has ended. */
export const portalPageFields = {
  /** Counted from 0. */
  page: z.optional(count(0, 10_000)),
  /** 100 without it. */
  pageSize: z.optional(count(1, PORTAL_PAGE_SIZE)),
}

/** Something that has a name, told by what names it. */
export const Labelled = z.object({ guid: z.string(), name: z.string() })

/** Reasons of people who decline something; a comment beside it says more. */
export const DECLINE_REASON_TYPES = ['contract', 'changeRequest'] as const

/** Which kind of reason is asked for. */
export const DeclineReasonType = z.enum(DECLINE_REASON_TYPES, key('notValid'))
