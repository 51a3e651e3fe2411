import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** A process that spends this share of its time on answering others is busy. */
const BUSY = 0.7

/** So many times as long as it took it rests. */
const RESTS = 2

/**
 * Waits after work of `took` milliseconds while this process has other things to do; on a machine with few cores that
 * work would take them from them.
 */
export function restWhileBusy(
  utilization: typeof performance.eventLoopUtilization = performance.eventLoopUtilization,
): (took: number) => Promise<void> {
  let before = utilization()
  return async took => {
    const now = utilization()
    const { utilization: share } = utilization(now, before)
    before = now
    if (share >= BUSY) await pause(took * RESTS, undefined, { ref: false })
  }
}
