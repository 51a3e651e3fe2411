import { createHash } from 'node:crypto'

/** The id of the rides one request takes: the same for the same wish, another for every other ticket. A UUID of version 8. */
export function rideIdOf(parentId: string, requestId: string): string {
  const hash = createHash('sha256').update(`${parentId} ${requestId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
