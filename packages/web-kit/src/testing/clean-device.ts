import { cleanup } from '@testing-library/react'
import { removeCookie } from '../storage/cookie.ts'

/** Takes the page away, drawn or written by hand, and empties what the last test left on the device. */
export function cleanDevice(): void {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) removeCookie(cookie.split('=')[0] ?? '')
}
