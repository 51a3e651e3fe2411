import type { MessagePlace } from '@billett/domain'
import type { FoundRoute } from '@billett/paths'

const PLACES: readonly (readonly [MessagePlace, RegExp])[] = [
  ['start', /^start$/],
  ['tickets', /^(recon|relation|cart|checkout|confirm|confirmOrder|quickSale)$/],
  ['subscriptions', /^subscription/],
  ['schools', /^(schoolTicket|jobTicket)/],
  ['account', /^(login|register|profile)/],
]

/** Where in the shop a screen is, as messages know it; undefined for screens that belong nowhere of these. */
export function placeOfScreen(found: FoundRoute | undefined): MessagePlace | undefined {
  if (!found) return undefined
  const [place] = PLACES.find(([, screens]) => screens.test(found.key)) ?? []
  return place ?? (found.route.access === 'customer' ? 'account' : undefined)
}
