import { describe, expect, it } from 'vitest'
import { falkenwerke, GERMANY_PRICES, germany } from './framework.fixture.ts'
import { frameworkFaults } from './framework-faults.ts'
import type { FrameworkTerms } from './framework-terms.ts'

const faults = (over: Partial<FrameworkTerms>, prices = GERMANY_PRICES, asksOrganisation = true) =>
  frameworkFaults({ ...falkenwerke, ...over }, '2026-12-01', () => ({ prices, asksOrganisation })).map(
    ({ path, fault }) => `${path} ${fault}`,
  )

const less = { ...germany, contribution: { ...germany.contribution, permille: 249 } }
const { entry } = falkenwerke

describe('a framework contract', () => {
  it.each<[string, Partial<FrameworkTerms>, string[]]>([
    ['that is whole', {}, []],
    ['without products', { products: [] }, ['products productsMissing']],
    ['with a group twice', { products: [germany, germany] }, ['products.1 groupTwice']],
    ['with less than a quarter', { products: [less] }, ['products.0.contribution contributionTooSmall']],
    ['nobody can enter by', { entry: { ...entry, code: '', mailDomains: [] } }, ['entry entryMissing']],
    ['with a code of eight', { entry: { ...entry, code: 'FALKE-7K3' } }, []],
    ['with a code of seven', { entry: { ...entry, code: 'FALKE-7-K' } }, ['entry.code codeTooShort']],
    ['with a code of spaces', { entry: { ...entry, code: '        ' } }, ['entry.code codeTooShort']],
    ['with everybody’s domain', { entry: { ...entry, mailDomains: ['gmx.de'] } }, ['entry.mailDomains.0 domainNotOwn']],
    ['with no domain', { entry: { ...entry, mailDomains: ['a@b.de'] } }, ['entry.mailDomains.0 domainNotOwn']],
    ['that ends before it begins', { endsOn: '2026-11-30' }, ['endsOn endsBeforeItBegins']],
    ['with no such day', { endsOn: '2027-02-30' }, ['endsOn noSuchDay']],
    [
      'with more takers in the trial',
      { takers: { ...falkenwerke.takers, trial: { minimum: 21, until: '2026-12-31' } } },
      ['takers.trial minimumTurned'],
    ],
  ])('%s', (_, over, expected) => expect(faults(over)).toEqual(expected))

  it('names what is on sale, at the price of the rule', () => {
    expect(frameworkFaults(falkenwerke, '2026-12-01', () => undefined)).toEqual([
      { path: 'products.0', fault: 'noSuchSubscription' },
    ])
    expect(faults({}, { priceCents: 6300, plainCents: 6300 })).toEqual(['products.0 priceOtherThanRule'])
  })

  it('names what asks for the company, or nobody would have to confirm', () => {
    expect(faults({}, GERMANY_PRICES, false)).toEqual(['products.0.subscription organisationNotAsked'])
  })
})
