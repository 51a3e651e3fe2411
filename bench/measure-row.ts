import { setTimeout as pause } from 'node:timers/promises'
import { createClosing } from '../scripts/processes/closing.ts'
import { duration, say } from '../scripts/run/say.ts'
import type { Figure, Row, RowOptions } from './row.ts'

/** Milliseconds that what a row has started may take to end. */
const ENDING = 60_000

/** The row took longer than it may. What it left behind may fail later, which then means nothing. */
export class CutOff extends Error {}

/**
 * Measures a row in at most so many milliseconds. Whatever it has started is ended afterwards, also where it failed or
 * hangs; then it is cut off, and says at which step.
 */
export async function measureRow(row: Row, options: Omit<RowOptions, 'step'>, limit: number): Promise<Figure[]> {
  const closing = createClosing()
  options.closing.add(closing.close)
  let at = 'starting'
  const step = (name: string) => {
    at = name
  }
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(new CutOff(`cut off after ${duration(limit)}, while ${at}`)), limit)
  const stopped = () => over.reject(new CutOff('stopped'))
  options.closing.signal.addEventListener('abort', stopped)
  try {
    const measured = row.measure({ ...options, closing, step })
    measured.catch(() => undefined)
    return await Promise.race([measured, over.promise])
  } finally {
    clearTimeout(timer)
    options.closing.signal.removeEventListener('abort', stopped)
    const ended = await Promise.race([closing.close().then(() => true), pause(ENDING, false, { ref: false })])
    if (!ended) say(`What ${row.name} has started did not end within ${duration(ENDING)}.`)
  }
}
