import { isPlainDate, type PlainDate } from '../../time/plain-date.ts'
import type { FrameworkProduct, FrameworkTerms } from './framework-terms.ts'
import { discounted, employerCents, type JobPrices } from './job-shares.ts'

/** What keeps a framework contract from being released. */
export const FRAMEWORK_FAULTS = [
  'productsMissing',
  'groupTwice',
  'noSuchSubscription',
  'contributionTooSmall',
  'priceOtherThanRule',
  'entryMissing',
  'codeTaken',
  'domainNotOwn',
  'noSuchDay',
  'endsBeforeItBegins',
  'minimumTurned',
] as const
export type FrameworkFault = (typeof FRAMEWORK_FAULTS)[number]

export interface FaultOfFramework {
  /** Where it stands: `products.1`. */
  path: string
  fault: FrameworkFault
}

/** Where everybody may have an address: it shows nothing about where somebody works. */
const ANYBODYS = ['gmail.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'outlook.com', 'hotmail.com', 'icloud.com']

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

function productFaults(product: FrameworkProduct, prices: JobPrices | undefined, path: string): FaultOfFramework[] {
  if (!prices) return [{ path, fault: 'noSuchSubscription' }]
  const rule = discounted(product, prices.plainCents)
  if (!rule) return []
  const isEnough = employerCents(product, prices) >= rule.leastCents
  return [
    ...(isEnough ? [] : [{ path: `${path}.contribution`, fault: 'contributionTooSmall' as const }]),
    ...(rule.priceCents === prices.priceCents ? [] : [{ path, fault: 'priceOtherThanRule' as const }]),
  ]
}

function entryFaults({ entry }: FrameworkTerms): FaultOfFramework[] {
  if (entry.code === '' && entry.mailDomains.length === 0) return [{ path: 'entry', fault: 'entryMissing' }]
  return entry.mailDomains.flatMap((domain, index): FaultOfFramework[] =>
    DOMAIN.test(domain) && !ANYBODYS.includes(domain)
      ? []
      : [{ path: `entry.mailDomains.${index}`, fault: 'domainNotOwn' }],
  )
}

function dayFaults({ takers, endsOn }: FrameworkTerms, validFrom: PlainDate): FaultOfFramework[] {
  const isDay = (path: string, day: PlainDate | null | undefined): FaultOfFramework[] =>
    day && !isPlainDate(day) ? [{ path, fault: 'noSuchDay' }] : []
  return [
    ...isDay('takers.trial.until', takers.trial?.until),
    ...isDay('endsOn', endsOn),
    ...(endsOn !== null && endsOn < validFrom ? [{ path: 'endsOn', fault: 'endsBeforeItBegins' as const }] : []),
    ...(takers.trial && takers.trial.minimum > takers.minimum
      ? [{ path: 'takers.trial', fault: 'minimumTurned' as const }]
      : []),
  ]
}

/** `pricesOf`: what a product costs on the first day of the version; undefined where it is not on sale then. */
export function frameworkFaults(
  terms: FrameworkTerms,
  validFrom: PlainDate,
  pricesOf: (product: FrameworkProduct) => JobPrices | undefined,
): FaultOfFramework[] {
  const { products } = terms
  const twice = products.flatMap(({ group }, index): FaultOfFramework[] =>
    products.findIndex(other => other.group === group) < index
      ? [{ path: `products.${index}`, fault: 'groupTwice' }]
      : [],
  )
  return [
    ...(products.length === 0 ? [{ path: 'products', fault: 'productsMissing' as const }] : []),
    ...twice,
    ...products.flatMap((product, index) => productFaults(product, pricesOf(product), `products.${index}`)),
    ...entryFaults(terms),
    ...dayFaults(terms, validFrom),
  ]
}
