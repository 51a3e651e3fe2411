import { expect, it } from 'vitest'
import { withVersions } from '../../../../testing/region/changed-tariff.ts'
import { smallRegion } from '../../../../testing/region/small-region.ts'
import { termsOfCarriage } from './terms-of.ts'

const region = withVersions(smallRegion(), version => ({
  ...version,
  terms: version.terms.map(terms => ({ ...terms, text: { de: `Text ${version.id}`, en: `Words of ${version.id}` } })),
}))

it.each([
  ['2026-12-31T22:59:00.000Z', 'Words of v26'],
  ['2026-12-31T23:00:00.000Z', 'Words of v27'],
])('the terms shown at %s are those in force on that day of the region: %s', (now, words) => {
  expect(termsOfCarriage(region, ['single'], now, 'en')).toEqual([{ sortId: 'single', title: 'Terms', text: words }])
})
