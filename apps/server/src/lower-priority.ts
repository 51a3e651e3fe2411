import { readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL

/** Linux. The sixth field says which session a process belongs to; the second, in brackets, may contain anything. */
const sessionIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3])

/**
 * This process takes what others leave of the processor. Linux weighs sessions against each other first
 * (`sched_autogroup`), so one that has a session of its own lowers that too. Where the system does not let us,
 * everything is done all the same, only not so politely.
 */
export function lowerPriority(): void {
  try {
    setPriority(PRIORITY)
    if (process.platform === 'linux' && sessionIn(readFileSync('/proc/self/stat', 'utf8')) === process.pid)
      writeFileSync('/proc/self/autogroup', `${PRIORITY}`)
  } catch {
    // A container may forbid it, or not show it.
  }
}
