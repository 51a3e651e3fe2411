import { addMinutes } from '@billett/domain'
import { lt } from 'drizzle-orm'
import { cookieConsent } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Minutes a proof of consent is kept: three years, after which nobody can ask for it any more (§ 195 BGB). */
const KEPT = 3 * 366 * 24 * 60

/** Forgets answers nobody needs to prove any more. */
export async function tidyConsents(world: World): Promise<void> {
  await world.db.delete(cookieConsent).where(lt(cookieConsent.givenOn, addMinutes(world.clock(), -KEPT)))
}
