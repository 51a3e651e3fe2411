import { GENDER, type Gender } from '../identity/gender.ts'
import type { LocalText } from '../tariff/model.ts'

/** How customers are addressed. The word for 3 is the specification's; orders leave it out (Spec 1 §2.7). */
export const SALUTATIONS: readonly { id: Gender; label: LocalText }[] = [
  { id: GENDER.Unknown, label: { de: 'Keine Angabe', en: 'Not specified' } },
  { id: GENDER.Male, label: { de: 'Herr', en: 'Mr' } },
  { id: GENDER.Female, label: { de: 'Frau', en: 'Ms' } },
  { id: GENDER.Undetermined, label: { de: 'Unbestimmt', en: 'Undetermined' } },
]

export interface Title {
  guid: string
  displayName: string
  availableCountries: readonly string[]
  shouldDisplay: boolean
  orderIndex: number
}

/** Titles that are part of a name; the first means none (Spec 2 §3.8). */
export const TITLES: readonly Title[] = [
  {
    guid: '00000000-0000-0000-0000-000000000000',
    displayName: 'Kein Titel',
    availableCountries: ['de', 'ch', 'at', 'nl'],
    shouldDisplay: false,
    orderIndex: 0,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c01',
    displayName: 'Dr.',
    availableCountries: ['de', 'ch', 'at', 'nl'],
    shouldDisplay: true,
    orderIndex: 1,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c02',
    displayName: 'Prof.',
    availableCountries: ['de', 'ch', 'at'],
    shouldDisplay: true,
    orderIndex: 2,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c03',
    displayName: 'Prof. Dr.',
    availableCountries: ['de', 'ch', 'at'],
    shouldDisplay: true,
    orderIndex: 3,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c04',
    displayName: 'Mag.',
    availableCountries: ['at'],
    shouldDisplay: true,
    orderIndex: 4,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c05',
    displayName: 'DI',
    availableCountries: ['at'],
    shouldDisplay: true,
    orderIndex: 5,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c06',
    displayName: 'drs.',
    availableCountries: ['nl'],
    shouldDisplay: true,
    orderIndex: 6,
  },
  {
    guid: '2d6f3a1e-7a52-4b6d-9a0c-5f2f1f0b6c07',
    displayName: 'prof. dr.',
    availableCountries: ['nl'],
    shouldDisplay: true,
    orderIndex: 7,
  },
]

/** Titles in use in all of these countries, in their order. */
export const titlesIn = (countries: readonly string[]): readonly Title[] =>
  TITLES.filter(title => countries.every(country => title.availableCountries.includes(country.toLowerCase())))

/** Titles must be among the available ones (Spec 1 §5); none is always possible. */
export const isTitle = (displayName: string, country: string): boolean =>
  displayName === '' || titlesIn([country]).some(title => title.displayName === displayName)
