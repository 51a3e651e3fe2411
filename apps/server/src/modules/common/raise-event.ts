import { and, eq, isNull } from 'drizzle-orm'
import { adminEvent } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Tells staff of trouble (Spec 3 §2.4, events). Trouble of the same `key` is told once until somebody acknowledges it. */
export async function raiseEvent(
  world: World,
  level: 'info' | 'warning' | 'serious',
  key: string,
  comment: string,
): Promise<void> {
  const open = await world.db
    .select({ id: adminEvent.id })
    .from(adminEvent)
    .where(and(eq(adminEvent.key, key), isNull(adminEvent.acknowledgedOn)))
  if (open.length > 0) return
  await world.db.insert(adminEvent).values({ id: world.newId(), key, level, comment, date: world.clock() })
}
