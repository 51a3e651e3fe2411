import { TROUBLE_LEVELS, type Trouble } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { insertEvent } from './admin-event.repository.ts'

/**
 * Tells the staff of a client of trouble (Spec 3 §2.4, events); `clientId` is null where it concerns the process, or
 * nobody knows whom. The same trouble is told once until somebody acknowledges it, and counted.
 */
export async function raiseEvent(
  db: Statements,
  { newRowId, clock }: Pick<Surroundings, 'newRowId' | 'clock'>,
  clientId: string | null,
  { kind, about, facts }: Trouble,
): Promise<void> {
  const key = `${kind}:${about}`
  await insertEvent(db, { id: newRowId(), key, clientId, level: TROUBLE_LEVELS[kind], kind, facts, date: clock() })
}
