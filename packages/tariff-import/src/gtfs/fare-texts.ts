import type { LocalText, ProductGroup, Sort, TermsOfCarriage } from '@billett/domain'
import { escapeMarkup } from '@billett/markup'
import { field, type GtfsTables, rowsOf } from './tables.ts'

/** A text of the feed stands in every language as it is. */
export const feedText = (text: string): LocalText => ({ de: text, en: text })

const TERMS_ID = 'carrier'

export const carrierTerms = (tables: GtfsTables): TermsOfCarriage => {
  const names = rowsOf(tables, 'agency').flatMap(row => field(row, 'agency_name') ?? [])
  const carriers = escapeMarkup(names.join(', ') || '–')
  return {
    id: TERMS_ID,
    title: { de: 'Beförderungsbedingungen', en: 'Terms of carriage' },
    text: {
      de: `<p>Es gelten die Tarif- und Beförderungsbedingungen von ${carriers}.</p>`,
      en: `<p>The fare regulations and terms of carriage of ${carriers} apply.</p>`,
    },
  }
}

export const SINGLE: LocalText = { de: 'Einzelfahrt', en: 'Single ticket' }
export const FREE_RIDE: LocalText = { de: 'Kostenlose Fahrt', en: 'Free ride' }
export const PASSENGER = { id: 'passenger', name: { de: 'Fahrgast', en: 'Passenger' } }

export const minutesText = (name: LocalText, minutes: number): LocalText => ({
  de: `${name.de} (${minutes} Minuten)`,
  en: `${name.en} (${minutes} minutes)`,
})

/** A group as feeds have it: a title and nothing more. */
export const feedGroup = (name: string, title: LocalText, kind: ProductGroup['kind'], order: number): ProductGroup => ({
  name,
  kind,
  title,
  overview: { de: '', en: '' },
  detail: { de: '', en: '' },
  fareRules: { de: '', en: '' },
  ...(kind === 'fixPrice' ? { category: { de: 'Zeitkarten', en: 'Passes' } } : {}),
  order,
  serviceAreas: [2],
})

type Chosen = Pick<Sort, 'id' | 'group' | 'name' | 'traveller' | 'validity' | 'vatPermille'> & { free: boolean }

/** An article as feeds have it: for one person, second class, not personal. */
export const feedSort = ({ free, ...chosen }: Chosen): Sort => ({
  ...chosen,
  comfortClass: 'second',
  passengers: { min: 1, max: 1 },
  rides: 1,
  ...(free ? { free } : {}),
  withdrawalApplies: false,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  terms: TERMS_ID,
  preSaleDays: 90,
  freeChildren: 0,
  freeAdults: 0,
  refundable: 'beforeValidity',
})

/** A name fit for an address, unique among `taken`. */
export const addressName = (id: string, taken: ReadonlySet<string>): string => {
  const words = id
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const name = words
    .map((word, i) => (i === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
  const base = name || 'product'
  let unique = base
  for (let n = 2; taken.has(unique); n++) unique = `${base}${n}`
  return unique
}
