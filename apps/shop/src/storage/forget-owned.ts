import { adoptSession, sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { deviceArea, tabArea } from '@billett/web-kit/storage/area.ts'
import type { Middleware } from '@reduxjs/toolkit'

/** Of what purchases and searches leave on a device; how it is read is described elsewhere, not needed to forget it. */
export const LAST_SALES_KEY = 'last_sales'
export const PASSES_KEY = 'passes'
export const DRAFT_KEY = 'checkout'
export const SUBSCRIPTION_KEY = 'subscription_data'
export const GUEST_KEY = 'guest'
export const LATEST_SEARCHES_KEY = 'latest_searches'
export const LATEST_RESULTS_KEY = 'latest_results'

function forgetOwned(): void {
  deviceArea.removeItem(LAST_SALES_KEY)
  deviceArea.removeItem(PASSES_KEY)
  deviceArea.removeItem(GUEST_KEY)
  deviceArea.removeItem(LATEST_SEARCHES_KEY)
  deviceArea.removeItem(LATEST_RESULTS_KEY)
  tabArea.removeItem(DRAFT_KEY)
  tabArea.removeItem(SUBSCRIPTION_KEY)
}

/**
 * When a session ends nothing of it stays to be shown to whoever comes next; when one begins, its account says who
 * buys, and the guest of before is none any more.
 */
export const forgetOwnedAtEnd: Middleware = () => next => action => {
  if (sessionEnded.match(action)) forgetOwned()
  if (adoptSession.match(action)) deviceArea.removeItem(GUEST_KEY)
  return next(action)
}
