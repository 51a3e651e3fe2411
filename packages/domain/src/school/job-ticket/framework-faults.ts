import { isPlainDate, type PlainDate } from '../../time/plain-date.ts'
import { codeKey } from './entry.ts'
import type { FrameworkProduct, FrameworkTerms } from './framework-terms.ts'
import { discounted, employerCents, type JobPrices } from './job-shares.ts'

/** What keeps a framework contract from being released. */
export const FRAMEWORK_FAULTS = [
  'productsMissing',
  'groupTwice',
  'noSuchSubscription',
  'organisationNotAsked',
  'contributionTooSmall',
  'priceOtherThanRule',
  'entryMissing',
  'codeTooShort',
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

/** What is known of a product on the first day of a version. */
export interface ProductOnSale {
  prices: JobPrices
  /** Its form asks for an organisation: only such an application waits for a company. */
  asksOrganisation: boolean
}

/** Where everybody may have an address: it shows nothing about where somebody works. */
const ANYBODYS = ['gmail.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'outlook.com', 'hotmail.com', 'icloud.com']

/** Characters of a code as it is compared: whoever guesses should not come to an end. */
const LEAST_CODE = 8

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

function productFaults(product: FrameworkProduct, onSale: ProductOnSale | undefined, path: string): FaultOfFramework[] {
  if (!onSale) return [{ path, fault: 'noSuchSubscription' }]
  if (onSale.asksOrganisation) return ruleFaults(product, onSale.prices, path)
  const notAsked = { path: `${path}.subscription`, fault: 'organisationNotAsked' as const }
  return [notAsked, ...ruleFaults(product, onSale.prices, path)]
}

function ruleFaults(product: FrameworkProduct, prices: JobPrices, path: string): FaultOfFramework[] {
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
  const isShort = entry.code !== '' && codeKey(entry.code).length < LEAST_CODE
  return [
    ...(isShort ? [{ path: 'entry.code', fault: 'codeTooShort' as const }] : []),
    ...entry.mailDomains.flatMap((domain, index): FaultOfFramework[] =>
      DOMAIN.test(domain) && !ANYBODYS.includes(domain)
        ? []
        : [{ path: `entry.mailDomains.${index}`, fault: 'domainNotOwn' }],
    ),
  ]
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

/** `onSale`: a product on the first day of the version; undefined where it is not on sale then. */
export function frameworkFaults(
  terms: FrameworkTerms,
  validFrom: PlainDate,
  onSale: (product: FrameworkProduct) => ProductOnSale | undefined,
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
    ...products.flatMap((product, index) => productFaults(product, onSale(product), `products.${index}`)),
    ...entryFaults(terms),
    ...dayFaults(terms, validFrom),
  ]
}
