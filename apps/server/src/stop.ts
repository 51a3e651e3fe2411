import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds after which what has not finished is left to the next start. */
const PATIENCE = 10_000

/**
 * Runs `stop` once when the process is asked to end. Started by a launcher (with a channel to it), the process also ends when the launcher is gone.
 */
export function onStop(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false
  const end = async (why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    const giveUp = setTimeout(() => process.exit(1), PATIENCE)
    giveUp.unref()
    await stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => end('SIGTERM'))
  process.once('SIGINT', () => end('SIGINT'))
  process.once('disconnect', () => end('the launcher has gone'))
}
