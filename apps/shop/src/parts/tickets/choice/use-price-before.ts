import type { Price, ProductOffer } from '@billett/contract'
import { useState } from 'react'

/**
 * What the same article cost in the list before this one; null where it costs the same. A price never changes unsaid.
 */
export function usePriceBefore(offer: ProductOffer): Price | null {
  const [shown, setShown] = useState<{ offer: ProductOffer; before: Price | null }>({ offer, before: null })
  if (shown.offer === offer) return shown.before
  const same = shown.offer.sortId === offer.sortId
  const changed = same && shown.offer.price.cents !== offer.price.cents
  const next = { offer, before: changed ? shown.offer.price : same ? shown.before : null }
  setShown(next)
  return next.before
}
