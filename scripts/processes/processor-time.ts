import { readFileSync } from 'node:fs'

/** Milliseconds of one tick in which Linux counts. */
const TICK_MS = 10

interface Told {
  /** Number of the process that started it. */
  parent: number
  /** Milliseconds that processors have worked for it, and for all that came from it and has ended. */
  worked: number
}

/** What the system tells of a process: undefined where it does not (only Linux does, in `/proc`), or of none. */
export function toldOf(pid: number | 'self'): Told | undefined {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Milliseconds that processors have worked for this process and for all that came from it and has ended. */
export const processorTime = (): number | undefined => toldOf('self')?.worked

/**
 * The fields are counted after the name, which may have spaces: the parent is the 2nd; utime, stime, cutime, cstime are
 * the 12th to 15th.
 */
export function readStat(stat: string): Told {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
  return { parent: Number(fields[1]), worked: ticks * TICK_MS }
}
