import { isMode, type Mode } from '../theme/look.ts'
import { readCookie, removeCookie, writeCookie } from './cookie.ts'
import { stored } from './stored.ts'

export const SCHEME_KEY = 'colour-scheme'
const DAYS = 365
const inStorage = stored(SCHEME_KEY, isMode)

function inCookie(): Mode | undefined {
  const value = readCookie(SCHEME_KEY)
  return isMode(value) ? value : undefined
}

/** Light or dark, kept as the contrast is: in storage, and in a cookie for the server. */
export const storedColourScheme = {
  /** Undefined where nobody has chosen. */
  read: (): Mode | undefined => inStorage.read() ?? inCookie(),
  /** Undefined: as the device wishes, from now on. */
  write(mode: Mode | undefined): void {
    if (mode === undefined) {
      inStorage.remove()
      removeCookie(SCHEME_KEY)
    } else {
      inStorage.write(mode)
      writeCookie(SCHEME_KEY, mode, DAYS)
    }
  },
}
