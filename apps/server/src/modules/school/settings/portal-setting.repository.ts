import type { PortalLook } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { portalSetting } from '../../../db/schema/index.ts'

/** Undefined where somebody has never said so. */
export async function lookOf(db: Statements, accountId: string): Promise<PortalLook | undefined> {
  const { settings } = portalSetting
  const [row] = await db.select({ settings }).from(portalSetting).where(eq(portalSetting.accountId, accountId))
  return row?.settings
}

export async function keepLook(db: Statements, accountId: string, settings: PortalLook): Promise<void> {
  const set = { settings }
  await db
    .insert(portalSetting)
    .values({ accountId, settings })
    .onConflictDoUpdate({ target: portalSetting.accountId, set })
}
