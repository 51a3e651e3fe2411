import { expect, it } from 'vitest'
import { clients, defaultClient } from '../registry.ts'
import { languageGaps } from './language-gaps.ts'

const { texts } = defaultClient

it('a text that says nothing is missing in that language alone', () => {
  const client = { ...defaultClient, texts: { ...texts, headline: { de: 'Hallo', en: ' ' } } }
  expect(languageGaps(client, 'en').gaps).toContainEqual({
    path: 'texts.headline.en',
    entry: 'texts.headline.en',
    state: 'missing',
    other: 'Hallo',
  })
  expect(languageGaps(client, 'de').gaps).toEqual([])
})

it('a text that is the German one is told, a name or a sign is not', () => {
  const same = (text: string) =>
    languageGaps({ ...defaultClient, texts: { ...texts, lead: { de: text, en: text } } }, 'en').gaps
  expect(same('Nichts wie los')).toMatchObject([{ path: 'texts.lead.en', state: 'sameAsGerman' }])
  expect(same('EFA 24')).toEqual([])
})

it('an own wording of one language alone is missing in the other, and is written with the others of it', () => {
  const translations = { de: { 'cart.empty': 'Leer' }, en: { 'cart.full': 'Full' } }
  const client = { ...defaultClient, texts: { ...texts, translations } }
  const before = languageGaps(defaultClient, 'en').total
  expect(languageGaps(client, 'en')).toMatchObject({
    total: before + 2,
    gaps: [{ path: 'texts.translations.en.cart.empty', entry: 'texts.translations.en', other: 'Leer' }],
  })
  expect(languageGaps(client, 'de').gaps).toMatchObject([{ entry: 'texts.translations.de', other: 'Full' }])
})

it('what stands in a list is written with the whole list', () => {
  const [cookie, ...others] = defaultClient.config.cookies
  if (!cookie) throw new Error('there is none')
  const cookies = [{ ...cookie, purpose: { ...cookie.purpose, en: '' } }, ...others]
  const client = { ...defaultClient, config: { ...defaultClient.config, cookies } }
  expect(languageGaps(client, 'en').gaps).toMatchObject([
    { path: 'config.cookies.0.purpose.en', entry: 'config.cookies', state: 'missing' },
  ])
})

it.each(clients.map(client => [client.name, client] as const))('%s ships with a text for everything', (_, client) => {
  const gaps = [...languageGaps(client, 'de').gaps, ...languageGaps(client, 'en').gaps]
  expect(gaps.filter(({ state }) => state === 'missing')).toEqual([])
})
