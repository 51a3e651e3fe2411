import { existsSync, statfsSync } from 'node:fs'

/** Linux keeps what is there in memory: a database of a test is copied in a fifth of the processor time. */
const IN_MEMORY = '/dev/shm'

/** Bytes that a run of all tests leaves room of. */
const ROOM = 3 * 1024 ** 3

/** A folder in memory, where the system has one with room. */
export function memoryFolder(): string | null {
  if (!existsSync(IN_MEMORY)) return null
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM ? IN_MEMORY : null
}
