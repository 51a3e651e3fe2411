import { deviceArea } from '@billett/web-kit/storage/area.ts'
import { storedConsent } from './cookie-consent.ts'
import { LAST_SALES_KEY, PASSES_KEY } from './forget-owned.ts'

/**
 * Whoever has not answered the cookie notice yet has files kept only for tickets that were bought, or are of their
 * subscription (§ 25 TDDDG).
 */
const mayKeep = (): boolean =>
  storedConsent.read() !== undefined || [LAST_SALES_KEY, PASSES_KEY].some(key => deviceArea.getItem(key) !== null)

/** Has the service worker keep the pages of tickets at hand, once the first screen has everything it needs. */
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
