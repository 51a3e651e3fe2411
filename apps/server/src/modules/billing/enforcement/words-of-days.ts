import { addDays, localDate, type PlainDate } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'

/** Days that are told at once: most tickets are looked at within a week of their sale. */
const DAYS = 7

/** What tickets show that were sold on a day. */
interface WordOfDay {
  soldOn: PlainDate
  word: string
}

/**
 * What a client's tickets show that were sold on the days until one, or until today; the latest first. Refuses
 * `inFuture`: what tickets will show is told to nobody beforehand.
 */
export function wordsOfDays(
  { codeWord, clock, regions }: Pick<World, 'codeWord' | 'clock' | 'regions'>,
  clientId: string,
  until: PlainDate | undefined,
): WordOfDay[] {
  const today = localDate(clock(), regions.current().timeZone)
  const last = until ?? today
  if (last > today) refuse('inFuture', 'soldOn')
  const days = Array.from({ length: DAYS }, (_, back) => addDays(last, -back))
  return days.map(soldOn => ({ soldOn, word: codeWord(clientId, soldOn) }))
}
