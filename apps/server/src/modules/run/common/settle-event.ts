import type { Trouble } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { endEvent } from './admin-event.repository.ts'
import { keyOf } from './raise-event.ts'

/** Some trouble is over: its event, if it still waits for somebody to take note of it, is done by itself. */
export const settleEvent = (
  db: Statements,
  { clock }: Pick<Surroundings, 'clock'>,
  { kind, about }: Pick<Trouble, 'kind' | 'about'>,
): Promise<void> => endEvent(db, keyOf(kind, about), clock())
