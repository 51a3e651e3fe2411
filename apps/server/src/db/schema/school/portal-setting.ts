import type { PortalLook } from '@billett/domain'
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'

/** How somebody wants to see the portal, on whatever device; nobody has a row who never said so. */
export const portalSetting = pgTable('portal_setting', {
  accountId: uuid().primaryKey(),
  settings: jsonb().$type<PortalLook>().notNull(),
})
