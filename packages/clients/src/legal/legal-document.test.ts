import { LANGUAGES } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { clients } from '../registry.ts'
import { Retention } from '../schema/retention.ts'
import type { LegalKind } from './document.ts'
import { legalDocument } from './legal-document.ts'

const KINDS: LegalKind[] = ['legalNotice', 'privacyPolicy', 'terms', 'contact', 'accessibility']
const pages = clients.flatMap(client => KINDS.flatMap(kind => LANGUAGES.map(language => ({ client, kind, language }))))
const words = (page: (typeof pages)[number]) => JSON.stringify(legalDocument(page.client, page.kind, page.language))

describe('legal pages', () => {
  it('are complete for every client in both languages', () => {
    for (const page of pages) {
      const document = legalDocument(page.client, page.kind, page.language)
      expect(document.sections.length).toBeGreaterThanOrEqual(4)
      for (const section of document.sections)
        expect(section.paragraphs.length + (section.list?.length ?? 0) + (section.lines?.length ?? 0)).toBeGreaterThan(
          0,
        )
      expect(words(page)).not.toContain('undefined')
    }
    for (const page of pages.filter(({ language }) => language === 'de'))
      expect(words({ ...page, language: 'en' }), page.kind).not.toBe(words(page))
  })

  it('have as many sections in English as in German', () => {
    for (const client of clients)
      for (const kind of KINDS)
        expect(legalDocument(client, kind, 'en').sections.length).toBe(
          legalDocument(client, kind, 'de').sections.length,
        )
  })

  it('say who the provider is and where barriers are reported', () => {
    for (const client of clients) {
      expect(words({ client, kind: 'legalNotice', language: 'de' })).toContain(client.config.operator.registerNumber)
      expect(words({ client, kind: 'accessibility', language: 'en' })).toContain(
        client.config.operator.accessibilityEmail,
      )
    }
  })

  it('do not link to the closed platform for online disputes', () => {
    for (const page of pages) expect(words(page)).not.toMatch(/ec\.europa\.eu\/consumers\/odr/)
  })
})

describe('the terms', () => {
  it('instruct on withdrawal, name the online function and end with the model form', () => {
    for (const client of clients) {
      const { sections } = legalDocument(client, 'terms', 'de')
      const text = JSON.stringify(sections)
      for (const part of ['binnen vierzehn Tagen', '„Vertrag widerrufen“', 'Muster-Widerrufsformular', 'Unterschrift'])
        expect(text).toContain(part)
      expect(sections.flatMap(section => section.action ?? [])).toEqual(['withdrawContract', 'cancelContract'])
      expect(sections.map(section => section.heading.split('.')[0])).toEqual(sections.map((_, index) => `${index + 1}`))
    }
  })
})

describe('the terms of the contract', () => {
  it('announce direct debits by the days of the client, and say that there is no arbitration (§ 36 VSBG)', () => {
    const [client] = clients
    if (!client) throw new Error('there are no clients')
    const operator = { ...client.config.operator, debitNoticeDays: 5 }
    const shorter = { ...client, config: { ...client.config, operator } }
    expect(words({ client, kind: 'terms', language: 'de' })).toContain('spätestens 14 Tage vorher')
    expect(words({ client: shorter, kind: 'terms', language: 'de' })).toContain('spätestens 5 Tage vorher')
    expect(words({ client: shorter, kind: 'terms', language: 'en' })).toContain('at least 5 days before')
    for (const one of clients) expect(words({ client: one, kind: 'terms', language: 'de' })).toContain('§ 36 VSBG')
  })
})

describe('the privacy policy', () => {
  it('names every key that is kept on the device', () => {
    for (const client of clients)
      for (const key of client.config.cookies.flatMap(cookie => cookie.keys))
        for (const language of LANGUAGES) expect(words({ client, kind: 'privacyPolicy', language })).toContain(key)
  })

  it('says how long what is kept, by the spans of the client', () => {
    const [client] = clients
    if (!client) throw new Error('there are no clients')
    const retention = { ...client.config.retention, carts: { value: 7, unit: 'days' as const } }
    const own = { ...client, config: { ...client.config, retention } }
    const page = { client: own, kind: 'privacyPolicy' as const }
    expect(words({ ...page, language: 'de' })).toContain('Warenkörbe, die nie bestellt wurden: 7 Tage')
    expect(words({ ...page, language: 'en' })).toContain(
      'with name, address and e-mail address: 8 years from the end of',
    )
  })

  it('names what an account keeps besides what was typed: journal, newsletter, the book of customers', () => {
    for (const client of clients) {
      const page = { client, kind: 'privacyPolicy' as const }
      for (const part of ['ein Journal', 'den Newsletter', 'Kundenverzeichnis', 'Mandat', 'Eine Kopie von allem'])
        expect(words({ ...page, language: 'de' })).toContain(part)
      for (const part of ['a journal', 'the newsletter', 'book of customers', 'A copy of everything'])
        expect(words({ ...page, language: 'en' })).toContain(part)
    }
  })

  it('says that name and invoice address are stored for a reason only, or of every buyer where the client asks', () => {
    for (const { config, ...client } of clients) {
      const page = (buyersAreNamed: boolean) => ({
        client: { ...client, config: { ...config, settings: { ...config.settings, buyersAreNamed, ...limit } } },
        kind: 'privacyPolicy' as const,
      })
      const limit = { smallInvoiceCents: 12_345 }
      expect(words({ ...page(false), language: 'de' })).toMatch(
        /Rechnungsadresse nur, wenn .* mehr als 123,45\s€ kostet/,
      )
      expect(words({ ...page(false), language: 'en' })).toMatch(/invoice address only if .* more than €123\.45/)
      expect(words({ ...page(true), language: 'de' })).toContain('diese verlangen wir bei jeder Bestellung')
      expect(words({ ...page(true), language: 'en' })).toContain('we require these for every order')
    }
  })

  it('names everybody data may go to', () => {
    for (const client of clients)
      for (const name of [
        'Bonitätsprüfung',
        'Hochschule',
        'Apple Wallet',
        'Google Wallet',
        'Bankverzeichnis',
        'Zahlungsdienst',
      ])
        expect(words({ client, kind: 'privacyPolicy', language: 'de' })).toContain(name)
  })
})

it('no client keeps receipts for less than the law wants', () => {
  const spans = { value: 7, unit: 'years' }
  const [client] = clients
  expect(Retention.safeParse({ ...client?.config.retention }).success).toBe(true)
  expect(Retention.safeParse({ ...client?.config.retention, receipts: spans }).success).toBe(false)
})

describe('the privacy policy of a shop with subscriptions', () => {
  it('names everybody who takes part in one, and what is handed in; without them it says nothing of it', () => {
    for (const client of clients) {
      const config = { ...client.config, modules: { ...client.config.modules, subscription: true } }
      const text = JSON.stringify(legalDocument({ ...client, config }, 'privacyPolicy', 'de'))
      for (const part of [
        'wer es abschließt',
        'Sorgeberechtigten',
        'Arbeitgeber',
        'Prüfwert daraus, an dem wir eine doppelte Absendung erkennen',
        'Nachweise',
        'kommt ein Nachweis später, so entscheidet darüber ein Mensch',
        'Auskunftei',
        'Das Melderegister erhält dafür Name, Geburtsdatum und Anschrift, der Dienst der Bank IBAN',
        'Nachweise zu einer Erstattung löschen wir nach 30 Tagen',
        'so löschen wir Ihre Angaben auf Wunsch vor der Zeit',
        'Art. 14',
        'Der Hersteller der Karte erhält dafür Vertragsnummer',
        'Sie sehen E-Mail-Adresse, Geburtsdatum, IBAN',
      ])
        expect(text).toContain(part)
      const without = { ...config, modules: { ...config.modules, subscription: false } }
      expect(JSON.stringify(legalDocument({ ...client, config: without }, 'privacyPolicy', 'de'))).not.toContain(
        'wer es abschließt',
      )
    }
  })
})

describe('the instructions on withdrawal', () => {
  it.each([
    ['de', 'Abos'],
    ['en', 'subscriptions'],
  ] as const)('hold for subscriptions where there are some (%s)', (language, word) => {
    for (const client of clients)
      for (const subscription of [true, false]) {
        const config = { ...client.config, modules: { ...client.config.modules, subscription } }
        const { sections } = legalDocument({ ...client, config }, 'terms', language)
        const instructions = sections.find(({ heading }) => heading.startsWith('6. '))
        expect(instructions?.heading.includes(word)).toBe(subscription)
        expect(JSON.stringify(instructions?.paragraphs.at(0)).includes(word)).toBe(subscription)
      }
  })
})
