import { describe, expect, it } from 'vitest'
import { clients, defaultClient } from '../registry.ts'
import type { Client } from '../schema/client.ts'
import type { OpenIdService } from '../schema/open-id-service.ts'
import { examineClient } from './examine-client.ts'

const faultsOf = (client: Client) =>
  examineClient(client).flatMap(({ about, findings }) =>
    findings.flatMap(({ kind, text }) => (kind === 'fault' ? [`${about}: ${text}`] : [])),
  )

const ill = (over: { config?: Partial<Client['config']>; texts?: Partial<Client['texts']> }): Client => ({
  ...defaultClient,
  config: { ...defaultClient.config, ...over.config },
  texts: { ...defaultClient.texts, ...over.texts },
})

describe('the doctor', () => {
  it.each(clients.map(client => [client.name, client] as const))('finds no fault with %s', (_, client) => {
    expect(faultsOf(client)).toEqual([])
  })

  it('names a pair of colours that cannot be read', () => {
    const { palette } = defaultClient.theme
    const pale = { ...defaultClient, theme: { ...defaultClient.theme, palette: { ...palette, onFooter: '#444444' } } }
    expect(faultsOf(pale)).toEqual([
      expect.stringMatching(/^contrast: onFooter on footer has \d\.\d\d : 1 and needs 4.5 : 1$/),
    ])
  })

  it('names one that cannot be read on the dark ground a client has chosen itself', () => {
    const { theme } = defaultClient
    const dim = { ...defaultClient, theme: { ...theme, dark: { page: '#14161A', controlEdge: '#4A4F57' } } }
    expect(faultsOf(dim)).toEqual([
      expect.stringMatching(/^contrast: in the dark look controlEdge on page has \d\.\d\d : 1 and needs 3 : 1$/),
      expect.stringMatching(/controlEdge on surface/),
      expect.stringMatching(/controlEdge on raised/),
    ])
  })

  it('names a text that one language has not', () => {
    const { htmlHeader } = defaultClient.config
    const half = ill({
      config: { htmlHeader: { ...htmlHeader, tab: { de: 'Tickets', en: ' ' } } },
      texts: { translations: { de: { 'words.member': 'Gast' }, en: {} } },
    })
    expect(faultsOf(half)).toEqual([
      'translations: config.htmlHeader.tab.en is empty',
      'translations: texts.translations.en.words.member is empty',
    ])
  })

  it('misses what an imprint must say', () => {
    const { operator } = defaultClient.config
    const silent = ill({ config: { operator: { ...operator, managers: [], vatId: '' } } })
    expect(faultsOf(silent)).toEqual(
      expect.arrayContaining(['imprint: managers is not given', 'imprint: vatId is not given']),
    )
  })

  it('names what the parts of a configuration say against each other', () => {
    const { settings, operator, cookies } = defaultClient.config
    const torn = ill({
      config: {
        settings: { ...settings, languages: ['en', 'en'], defaultLanguage: 'de', minUserAge: 20, maxUserAge: 18 },
        operator: { ...operator, creditorId: 'DE99ZZZ09999999999' },
        cookies: cookies.filter(({ category }) => category === 'comfort').flatMap(cookie => [cookie, cookie]),
      },
    })
    expect(faultsOf(torn)).toEqual([
      'contradictions: defaultLanguage de is not among the languages',
      'contradictions: minUserAge 20 is above maxUserAge 18',
      'contradictions: mapTiles asks for consent to no cookie definition',
      'contradictions: creditorId DE99ZZZ09999999999 has wrong check digits',
      'contradictions: the cookie definition comfort/latestSearches is there twice',
      'contradictions: the language en is there twice',
    ])
  })

  it('names addresses that nobody should be led to, and none that everybody may', () => {
    const { texts, settings } = defaultClient.config
    const link = (to: string) => ({ link: to, text: { de: 'Mehr', en: 'More' } })
    const service = (over: Partial<OpenIdService>) => {
      const usual = { shownName: 'Bücherei', keepsSecret: true, redirectURIs: ['https://library.example/back'] }
      return { ...usual, scope: ['openid' as const], ...over }
    }
    const leadingTo = (homePage: string) => ill({ config: { texts: { ...texts, homePage } } })
    for (const wrong of [
      'http://verbund.example',
      'javascript:alert(1)',
      'https://user:password@verbund.example',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://intranet/',
      'https://shop.internal/',
    ])
      expect(faultsOf(leadingTo(wrong))).toEqual([
        `addresses: homePage has to be a public address with https: ${wrong}`,
      ])
    const all = ill({
      config: {
        texts: {
          ...texts,
          contact: 'mailto:hilfe@verbund.example',
          additionalInfos: [
            link('/tickets'),
            link('https://verbund.example/a'),
            link('//verbund.example'),
            link('/\\verbund.example'),
          ],
        },
        settings: {
          ...settings,
          partners: ['https://www.partner.example:8443', 'http://www.partner.example'],
          openIdConnect: {
            app: service({ keepsSecret: false, redirectURIs: ['http://127.0.0.1/back'] }),
            library: service({ redirectURIs: ['https://library.example/back', 'http://127.0.0.1/back'] }),
          },
        },
      },
    })
    expect(faultsOf(all)).toEqual([
      'addresses: additionalInfos.2 has to be a public address with https: //verbund.example',
      'addresses: additionalInfos.3 has to be a public address with https: /\\verbund.example',
      'addresses: partners.1 has to be a public address with https: http://www.partner.example',
      'addresses: openIdConnect.library has to be a public address with https: http://127.0.0.1/back',
    ])
  })

  it('says of invented companies that they are', () => {
    const hints = examineClient(defaultClient).flatMap(({ findings }) => findings.map(({ kind }) => kind))
    expect(hints).toEqual(['hint'])
  })
})
