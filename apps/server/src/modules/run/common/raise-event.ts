import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertEvent } from './admin-event.repository.ts'

/**
 * Tells staff of trouble (Spec 3 §2.4, events). Trouble of the same `key` is told once until somebody acknowledges it.
 */
export async function raiseEvent(
  db: Statements,
  { newId, clock }: Pick<World, 'newId' | 'clock'>,
  level: 'info' | 'warning' | 'serious',
  key: string,
  comment: string,
): Promise<void> {
  await insertEvent(db, { id: newId(), key, level, comment, date: clock() })
}
