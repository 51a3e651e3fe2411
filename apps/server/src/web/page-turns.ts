import { setImmediate as nextTurn } from 'node:timers/promises'
import { turns } from '../adapters/turns.ts'
import { Busy } from '../ports/busy.ts'

/** Pages that wait to be drawn. */
const WAITING = 50

export type PageTurns = <T>(work: () => Promise<T>) => Promise<T>

/** Pages are drawn one after the other; whatever else has come meanwhile goes between two of them. */
export const pageTurns = (): PageTurns =>
  turns(
    1,
    WAITING,
    () => new Busy('pages wait to be drawn'),
    () => nextTurn(),
  )
