import { addMinutes, type Clock, type Instant } from '@billett/domain'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Nobody hears the answer: the connection is closed, or was reset while what it had brought was still being read. Then
 * it has no address any more either.
 */
export const isGone = ({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): boolean =>
  socket.destroyed || socket.remoteAddress === undefined

/** The caller has gone before all of the request was here: whatever went wrong with it is no failure of ours. */
export const leftMidway = (request: Pick<FastifyRequest, 'raw'>): boolean => !request.raw.complete && isGone(request)

/** Lets go of a request whose caller has gone, before anything is done for it. */
export function drop(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.destroy()
}

/** Minutes between two lines of the log about them, however many there are. */
const LOGGED_EVERY = 60

/** Counts callers who have gone, and says of them in the log, once an hour, how many there were. */
export function noteGone(log: FastifyBaseLogger, clock: Clock, count: () => void): () => void {
  let since = 0
  let silentUntil: Instant | undefined
  return () => {
    count()
    since += 1
    const now = clock()
    if (silentUntil !== undefined && now < silentUntil) return
    log.warn({ requests: since }, 'callers reset connections without waiting for answers; their requests are dropped')
    since = 0
    silentUntil = addMinutes(now, LOGGED_EVERY)
  }
}
