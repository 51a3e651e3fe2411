import { readFileSync } from 'node:fs'

/** Milliseconds of one tick in which Linux counts. */
const TICK_MS = 10

/**
 * Milliseconds that processors have worked for this process and for all that came from it and has ended; undefined
 * where the system does not tell (only Linux does, in `/proc/self/stat`).
 */
export function processorTime(): number | undefined {
  try {
    return ticksOf(readFileSync('/proc/self/stat', 'utf8')) * TICK_MS
  } catch {
    return undefined
  }
}

/** The fields are counted after the name, which may have spaces: utime, stime, cutime, cstime are the 12th to 15th. */
export function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}
