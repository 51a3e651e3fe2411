import { readCookie, writeCookie } from './cookie.ts'
import { isBoolean } from './shapes.ts'
import { stored } from './stored.ts'

const KEY = 'high-contrast'
const DAYS = 365
const inStorage = stored(KEY, isBoolean)

/** Kept in storage, and in a cookie so that the server draws the first screen in the right theme. */
export const storedHighContrast = {
  read: (): boolean => inStorage.read() ?? readCookie(KEY) === 'true',
  write(on: boolean): void {
    inStorage.write(on)
    writeCookie(KEY, String(on), DAYS)
  },
}
