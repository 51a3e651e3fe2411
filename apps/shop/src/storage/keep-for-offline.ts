import { deviceArea } from '@billett/web-kit/storage/area.ts'
import { storedConsent } from './cookie-consent.ts'
import { LAST_SALES_KEY } from './forget-owned.ts'

/** Whoever has not answered the cookie notice yet has files kept only for tickets that were bought (§ 25 TDDDG). */
const mayKeep = (): boolean => storedConsent.read() !== undefined || deviceArea.getItem(LAST_SALES_KEY) !== null

/** Has the service worker keep bought tickets' pages at hand, once the first screen has everything it needs. */
export function keepForOffline(): void {
  // biome-ignore lint/style/noProcessEnv: the build writes the value in; a browser has no such variable.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || !mayKeep()) return
  const register = () => {
    // Refused in private windows of some browsers: then the shop needs a network, and nothing else is different.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
