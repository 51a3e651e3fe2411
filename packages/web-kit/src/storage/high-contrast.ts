import { readCookie, writeCookie } from './cookie.ts'
import { isBoolean } from './shapes.ts'
import { stored } from './stored.ts'

export const CONTRAST_KEY = 'high-contrast'
const DAYS = 365
const inStorage = stored(CONTRAST_KEY, isBoolean)

function inCookie(): boolean | undefined {
  const value = readCookie(CONTRAST_KEY)
  return value === undefined ? undefined : value === 'true'
}

/** Kept in storage, and in a cookie so that the server draws the first screen in the right theme. */
export const storedHighContrast = {
  /** Undefined where nobody has chosen. */
  read: (): boolean | undefined => inStorage.read() ?? inCookie(),
  write(on: boolean): void {
    inStorage.write(on)
    writeCookie(CONTRAST_KEY, String(on), DAYS)
  },
}
