import { say } from '../run/say.ts'

/** A disk, or a share of one, on which nothing more can be written. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

export interface Room {
  /**
   * Writes something, unless the disk is full: that is said once, until something could be written again. False where
   * it was not written.
   */
  write(work: () => void): boolean
}

export function roomOn(tell: (line: string) => void): Room {
  let isFull = false
  return {
    write(work) {
      try {
        work()
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && FULL.has(String(failure.code)))) throw failure
        if (!isFull) tell('The disk is full. Everything goes on as well as it can, and as before once there is room.')
        isFull = true
        return false
      }
      if (isFull) tell('There is room on the disk again.')
      isFull = false
      return true
    },
  }
}

/** Of everything that the launcher writes. */
export const room = roomOn(say)
