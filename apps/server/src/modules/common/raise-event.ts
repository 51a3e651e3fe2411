import type { Statements } from '../../db/database.ts'
import { adminEvent } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Tells staff of trouble (Spec 3 §2.4, events). Trouble of the same `key` is told once until somebody acknowledges it: an index keeps it so. */
export async function raiseEvent(
  db: Statements,
  { newId, clock }: Pick<World, 'newId' | 'clock'>,
  level: 'info' | 'warning' | 'serious',
  key: string,
  comment: string,
): Promise<void> {
  await db.insert(adminEvent).values({ id: newId(), key, level, comment, date: clock() }).onConflictDoNothing()
}
