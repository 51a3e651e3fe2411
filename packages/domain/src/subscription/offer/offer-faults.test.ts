import { describe, expect, it } from 'vitest'
import { someTerms } from '../contract.fixture.ts'
import { aField } from '../mask/mask.fixture.ts'
import type { SubscriptionConfiguration } from './configuration.ts'
import { offerFaults } from './offer-faults.ts'

const text = { de: 'Wort', en: 'word' }

const draft = (over: Partial<SubscriptionConfiguration> = {}): SubscriptionConfiguration => ({
  key: 'monthly',
  category: 'region',
  kind: 'fixPrice',
  title: text,
  overview: text,
  benefits: [text],
  conditions: [],
  nets: [],
  articles: [{ comfortClass: 'second', net: null, sort: 'sold', regularSort: null }],
  media: ['phone'],
  masks: [{ id: 'ticket', title: text, fields: [aField('name', { kind: 'personName' })] }],
  terms: someTerms(),
  ...over,
})

const faults = (over: Partial<SubscriptionConfiguration>) =>
  offerFaults(draft(over), { categories: ['region'], hasPrice: ({ sort }) => sort === 'sold' }).map(
    ({ path, fault }) => `${path}: ${fault}`,
  )

const article = { comfortClass: 'second', net: null, sort: 'sold', regularSort: null } as const
const page = { id: 'ticket', title: text }
const name = aField('name', { kind: 'personName' })
const seen = { kind: 'filled', field: 'later' } as const

describe('a draft of a subscription', () => {
  it('is fine where nothing is missing', () => expect(faults({})).toEqual([]))

  it.each<[string, Partial<SubscriptionConfiguration>, string[]]>([
    ['lacks a language', { benefits: [text, { de: 'nur so', en: ' ' }] }, ['benefits.1: languageMissing']],
    [
      'lacks one deep in its form',
      { masks: [{ ...page, fields: [{ ...name, label: { de: '', en: 'x' } }] }] },
      ['masks.0.fields.0.label: languageMissing'],
    ],
    ['stands under no heading', { category: 'gone' }, ['category: categoryUnknown']],
    ['has no article', { articles: [] }, ['articles: noArticles']],
    ['has a class twice', { articles: [article, article] }, ['articles.1: articleTwice']],
    ['has no price', { articles: [{ ...article, sort: 'gone' }] }, ['articles.0.sort: priceMissing']],
    ['names a net where there are none', { articles: [{ ...article, net: 'city' }] }, ['articles.0.net: netUnknown']],
    ['is of nets and has none', { kind: 'boundary' }, ['nets: netsMissing', 'articles.0.net: netUnknown']],
    ['is on nothing', { media: [] }, ['media: noMedia']],
    ['has no form', { masks: [] }, ['masks: noMasks']],
    ['has an empty page', { masks: [{ ...page, fields: [] }] }, ['masks.0: noFields']],
    ['asks the same twice', { masks: [{ ...page, fields: [name, name] }] }, ['masks.0.fields.1: fieldTwice']],
    [
      'has a field nobody reaches',
      { masks: [{ ...page, fields: [{ ...name, visibleWhen: seen }] }] },
      ['masks.0.fields.0: asksLaterField'],
    ],
  ])('%s', (_, over, found) => expect(faults(over)).toEqual(found))

  it('of a way has a price only along one', () => {
    expect(faults({ kind: 'relation', articles: [{ ...article, sort: 'gone' }] })).toEqual([])
  })
})
