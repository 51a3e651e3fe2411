import { createHash } from 'node:crypto'
import { type Proposals, priceOf, type Quote, type TariffVersion } from '@billett/domain'
import { derivedFrom } from '../../region/index.ts'

const quoteKey = (quote: Quote): string =>
  quote.state === 'unknown' ? '-' : `${quote.state} ${quote.priceId} ${quote.zones.join()}`

/** Levels are proposed by one version only. */
const keysOf = derivedFrom((_version: TariffVersion) => new WeakMap<Proposals, string>())

/**
 * What every article of a version costs at these levels, and by which zones, as a short text: the same for the same
 * prices, whatever else was proposed.
 */
export function pricesKey(version: TariffVersion, levels: Proposals): string {
  const keys = keysOf(version)
  const known = keys.get(levels)
  if (known !== undefined) return known
  const prices = version.sorts.map(sort => quoteKey(priceOf(version, sort, levels)))
  const key = createHash('sha256').update(JSON.stringify(prices)).digest('base64url')
  keys.set(levels, key)
  return key
}
