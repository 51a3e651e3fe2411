import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { Happening } from '../contract/contract-event.ts'

/** A contract ends with the month its holder died in, and nothing is owed for leaving early. */
export const endedByDeath = (diedOn: PlainDate): Extract<Happening, { kind: 'ended' }> => ({
  kind: 'ended',
  effectiveOn: addMonths(firstOfMonth(diedOn), 1),
  payload: { reason: 'death' },
})
