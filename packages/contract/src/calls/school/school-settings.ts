import { ALL_MENU_NODES, PORTAL_ROWS, type PortalLook } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { seen } from '../../values/portal.ts'
import { requiredLine } from '../../values/text.ts'

// Calls of our own: how somebody sees the portal, kept with their account (Spec 3 §2.3).

const service = 'schoolSubscription' as const
const access = seen(...ALL_MENU_NODES)

const ShownColumns = z.object({
  /** Which table of the portal. */
  table: requiredLine(40),
  /** The columns that are shown, in their order. */
  columns: z.array(requiredLine(40)).check(z.maxLength(40, key('outOfRange'))),
})

/** How somebody wants to see the portal. */
const PortalSettings: z.ZodMiniType<PortalLook, PortalLook> = z.object({
  /** Rows of a page: 5, 10, 25, 50 or 100. */
  rowsPerPage: z.literal([...PORTAL_ROWS], key('notValid')),
  /** A word of help above each screen. */
  tutorials: z.boolean(),
  /** Light on dark. */
  darkMode: z.boolean(),
  /** The first page greets its reader. */
  greeting: z.boolean(),
  /** Of tables whose columns were chosen; the others have the usual ones. */
  tables: z.array(ShownColumns).check(z.maxLength(20, key('outOfRange'))),
})

export const getPortalSettings = defineCall({
  name: 'schoolSubscription/getSettings',
  service,
  method: 'GET',
  path: '/schoolSubscription/settings',
  summary: 'How the reader wants to see the portal; nothing where they have never said so',
  access,
  reply: list(PortalSettings),
})

export const keepPortalSettings = defineCall({
  name: 'schoolSubscription/keepSettings',
  service,
  method: 'PUT',
  path: '/schoolSubscription/settings',
  summary: 'Keeps how the reader wants to see the portal, on whatever device',
  access,
  body: PortalSettings,
  reply: list(PortalSettings),
})
