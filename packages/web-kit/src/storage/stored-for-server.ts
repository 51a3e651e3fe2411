import { readCookie, removeCookie, writeCookie } from './cookie.ts'
import type { Is } from './shapes.ts'
import { stored } from './stored.ts'

const DAYS = 365

/**
 * Something chosen, kept in storage, and in a cookie so that the server draws the first screen with it. `inCookie`
 * reads what the cookie says.
 */
export function storedForServer<T extends string | boolean>(
  key: string,
  is: Is<T>,
  inCookie: (text: string) => T | undefined,
) {
  const inStorage = stored(key, is)
  return {
    /** Undefined where nobody has chosen. */
    read(): T | undefined {
      const cookie = readCookie(key)
      return inStorage.read() ?? (cookie === undefined ? undefined : inCookie(cookie))
    },
    /** Undefined: nobody has chosen, from now on. */
    write(chosen: T | undefined): void {
      if (chosen === undefined) {
        inStorage.remove()
        removeCookie(key)
      } else {
        inStorage.write(chosen)
        writeCookie(key, String(chosen), DAYS)
      }
    },
  }
}
