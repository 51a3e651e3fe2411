import type { Tariff } from '@billett/domain'
import { expect, it } from 'vitest'
import { SMALL_TARIFF } from '../../../testing/region/small-tariff.ts'
import { termsKey } from '../../ticket/order/index.ts'
import { termsOfTickets } from './terms-of-tickets.ts'

/** Each version has its own words under the same id. */
const tariff: Tariff = {
  ...SMALL_TARIFF,
  versions: SMALL_TARIFF.versions.map(version => ({
    ...version,
    terms: version.terms.map(terms => ({ ...terms, text: { de: `Text ${version.id}`, en: `Words of ${version.id}` } })),
  })),
}

it('a ticket comes under the terms of the version that priced it, beside one of the next version too', () => {
  const thisYear = { tariffVersion: 'v26', termsId: 'terms' }
  const nextYear = { tariffVersion: 'v27', termsId: 'terms' }
  const terms = termsOfTickets(tariff, [thisYear, nextYear], 'en')
  expect(terms.get(termsKey(thisYear))?.html).toBe('Words of v26')
  expect(terms.get(termsKey(nextYear))?.html).toBe('Words of v27')
})

it('a ticket whose version has no such terms has none', () => {
  expect(termsOfTickets(tariff, [{ tariffVersion: 'v26', termsId: 'other' }], 'en').size).toBe(0)
})
