import { TROUBLE_LEVELS, type Trouble, type TroubleKind } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { insertEvent } from './admin-event.repository.ts'

/** The same key is the same trouble. */
export const keyOf = (kind: TroubleKind, about: string): string => `${kind}:${about}`

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
  const event = { id: newRowId(), key: keyOf(kind, about), clientId, level: TROUBLE_LEVELS[kind], kind, facts }
  await insertEvent(db, { ...event, date: clock() }, { says: false })
}
