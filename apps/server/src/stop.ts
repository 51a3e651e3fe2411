import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds after which what has not finished is left to the next start. */
const PATIENCE = 25_000

/**
 * Runs `stop` once when the process is asked to end, and ends it. Started by a launcher (with a channel to it), the
 * process also ends when the launcher is gone. `delay`: milliseconds that `stop` may take on top.
 */
export function onStop(log: FastifyBaseLogger, stop: () => Promise<void>, delay: number = 0): void {
  let stopping = false
  const end = async (why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    const giveUp = setTimeout(() => {
      log.error('what was begun did not finish in time')
      process.exit(1)
    }, PATIENCE + delay)
    giveUp.unref()
    try {
      await stop()
    } catch (error) {
      log.error({ err: error }, 'could not stop in order')
      process.exit(1)
    }
    process.exit(0)
  }
  process.once('SIGTERM', () => end('SIGTERM'))
  process.once('SIGINT', () => end('SIGINT'))
  process.once('disconnect', () => end('the launcher has gone'))
}
