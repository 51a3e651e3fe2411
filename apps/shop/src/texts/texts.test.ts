import { type Client, clientByName, defaultClient } from '@billett/clients'
import type { Language } from '@billett/domain'
import { createFormat, durationParts } from '@billett/web-kit/text/format.ts'
import { describe, expect, it, vi } from 'vitest'
import { createTexts } from './create-texts.ts'
import { loadAllTexts } from './load-texts.ts'

const de = await loadAllTexts('de')
const german = new Map(Object.entries(de))
const english = new Map(Object.entries(await loadAllTexts('en')))
const slots = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()]).toEqual([...german.keys()])
  })

  it('say something everywhere, with the same values put in', () => {
    for (const [key, text] of german) {
      expect(text.trim(), key).not.toBe('')
      expect(english.get(key)?.trim(), key).not.toBe('')
      expect(slots(english.get(key)), key).toEqual(slots(text))
    }
  })

  it('address the reader formally in German', () => {
    for (const [key, text] of german)
      expect(text, key).not.toMatch(/\b(du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer)\b/i)
  })

  it.each([
    ['a ticket', /fahrkarte|fahrschein|fahrausweis(?!prüfung)/i, /\btravel cards?\b/i],
    ['the cart', /\bkorbs?\b|einkaufswagen/i, /\bbaskets?\b|\btrolley\b/i],
    ['a trip', /\breisen?\b(?! Sie)/i, /\bjourneys?\b/i],
    ['a postcode', /\bPLZ\b/, /\b(?:post code|zip)s?\b/i],
    ['a stop', /haltepunkt/i, /\bbus halts?\b/i],
  ] as const)('call %s by one word', (_, noGerman, noEnglish) => {
    for (const [key, text] of german) expect(text, key).not.toMatch(noGerman)
    for (const [key, text] of english) expect(text, key).not.toMatch(noEnglish)
  })

  it('say what the law makes the buttons say', () => {
    expect(de['frame.footer.cancelContracts']).toBe('Verträge hier kündigen')
    expect(de['cancelContract.submit']).toBe('jetzt kündigen')
  })

  it('speak of companies and employees in the job-ticket variant only', async () => {
    const jobticket = clientByName('jobticket') ?? defaultClient
    const words = ['words.organisation', 'words.organisations', 'words.member', 'words.members'] as const
    const said = async (client: Client, language: Language) => {
      const { t } = (await createTexts(client, language, [])).current()
      return words.map(word => t(word))
    }
    expect(await said(jobticket, 'en')).toEqual(['Company', 'Companies', 'Employee', 'Employees'])
    expect(await said(defaultClient, 'en')).toEqual(['School', 'Schools', 'Student', 'Students'])
    expect(await said(jobticket, 'de')).toEqual(['Firma', 'Firmen', 'Mitarbeiterin oder Mitarbeiter', 'Beschäftigte'])
  })

  it('come by section, also in a language that is changed to while they come', async () => {
    const texts = await createTexts(defaultClient, 'de', ['cart'])
    expect(texts.current().find('search.from')).toBeUndefined()
    const coming = texts.fetch(['search'])
    await texts.prepare('en')
    texts.changeLanguage('en')
    await coming
    expect(texts.current().t('search.from')).toBe(english.get('search.from'))
    expect(texts.current().t('cart.empty')).toBe('Your cart is empty')
  })

  it('tell of a text whose section nobody fetched', async () => {
    const missed = vi.fn()
    const { t } = (await createTexts(defaultClient, 'de', [], missed)).current()
    expect([t('cart.empty'), t('common.back')]).toEqual(['', 'Zurück'])
    expect(missed.mock.calls).toEqual([['cart.empty']])
  })

  it('tell errors in the words of the contract', async () => {
    const texts = await createTexts(defaultClient, 'de', [])
    expect(texts.current().t('error.backendCommunication')).toContain('Dienst')
    expect(texts.current().find('error.required')).toBeUndefined()
    await vi.waitFor(() => expect(texts.current().find('error.required')).toBe('Bitte füllen Sie dieses Feld aus.'))
  })
})

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('formats', () => {
  const berlin = { currency: 'EUR', timeZone: 'Europe/Berlin' }

  it('show cents in the currency of the region', () => {
    expect(plain(createFormat('de', berlin).money(123456))).toBe('1.234,56 €')
    expect(createFormat('en', berlin).money(5)).toBe('€0.05')
    expect(createFormat('en', { currency: 'JPY', timeZone: 'Asia/Tokyo' }).money(480)).toBe('JP¥480')
    expect(plain(createFormat('en', { currency: 'IQD', timeZone: 'Asia/Baghdad' }).money(1250))).toBe('IQD 1.250')
  })

  it('show the day and the clock of the region, wherever the reader is', () => {
    const format = createFormat('de', berlin)
    expect(format.instantDate('2026-11-21T23:30:00.000Z')).toBe('22.11.2026')
    expect(format.instantTime('2026-11-21T23:30:00.000Z')).toBe('00:30')
    expect(format.date('2026-03-29')).toBe('29.03.2026')
    expect(format.wallClock('2026-03-29T02:30')).toBe('29.03.2026, 02:30')
    expect(
      createFormat('de', { currency: 'USD', timeZone: 'America/Los_Angeles' }).instantTime('2026-11-21T23:30:00.000Z'),
    ).toBe('15:30')
  })

  it('split a duration into hours and minutes', () => {
    expect(durationParts(59)).toEqual({ key: 'minutes', hours: 0, minutes: 59 })
    expect(durationParts(60)).toEqual({ key: 'hours', hours: 1, minutes: 0 })
    expect(durationParts(135)).toEqual({ key: 'hoursMinutes', hours: 2, minutes: 15 })
  })
})
