import type { Alert } from '@billett/realtime'
import { describe, expect, it } from 'vitest'
import { gravestFirst, noticesOf, type Subject } from './notices-of.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const SECONDS = Date.parse(NOW) / 1000

const alert = (over: Partial<Alert> = {}): Alert => ({
  id: 'works',
  severity: 'warning',
  periods: [],
  targets: [{ routeId: '1' }],
  header: [{ text: 'Works', language: 'en' }],
  description: [],
  url: [],
  ...over,
})
const subject: Subject = {
  lineId: '1',
  agencyId: 't',
  tripId: '1-9',
  serviceDate: '2026-11-21',
  stopIds: new Set(['a', 'hbf1', 'hbf']),
}
const reader = { language: 'en', now: NOW } as const
const found = (...alerts: Alert[]) => noticesOf(alerts, subject, reader).map(({ id }) => id)

it('notices have an end, however many a feed has', () => {
  const many = Array.from({ length: 1000 }, (_, at) => alert({ id: `${at}`, severity: at === 999 ? 'severe' : 'info' }))
  expect(found(...many)).toHaveLength(20)
  expect(found(...many)[0]).toBe('999')
})

describe('a notice', () => {
  it.each([
    ['the line', [{ routeId: '1' }], true],
    ['another line', [{ routeId: '2' }], false],
    ['a stop on the way', [{ stopId: 'hbf1' }], true],
    ['a station on the way', [{ stopId: 'hbf' }], true],
    ['a stop elsewhere', [{ stopId: 'x' }], false],
    ['the line at a stop on the way', [{ routeId: '1', stopId: 'a' }], true],
    ['the line at a stop elsewhere', [{ routeId: '1', stopId: 'x' }], false],
    ['this trip', [{ trip: { tripId: '1-9', relation: 'scheduled' } }], true],
    ['this trip on another day', [{ trip: { tripId: '1-9', startDate: '20261122', relation: 'scheduled' } }], false],
    ['this trip today', [{ trip: { tripId: '1-9', startDate: '20261121', relation: 'scheduled' } }], true],
    ['another trip', [{ trip: { tripId: '1-10', relation: 'scheduled' } }], false],
    ['the company', [{ agencyId: 't' }], true],
    ['another company', [{ agencyId: 'u' }], false],
    ['one of several', [{ routeId: '2' }, { stopId: 'a' }], true],
    ['nothing', [{}], false],
    ['nobody', [], false],
  ] as const)('about %s', (_, targets, isFound) => {
    expect(found(alert({ targets: [...targets] }))).toEqual(isFound ? ['works'] : [])
  })

  it.each([
    ['always', [], true],
    ['now', [{ from: SECONDS - 60, until: SECONDS + 60 }], true],
    ['from now on', [{ from: SECONDS }], true],
    ['until now', [{ until: SECONDS }], false],
    ['later', [{ from: SECONDS + 1 }], false],
    ['before and later', [{ until: SECONDS - 60 }, { from: SECONDS + 60 }], false],
  ] as const)('that is active %s', (_, periods, isFound) => {
    expect(found(alert({ periods: [...periods] }))).toEqual(isFound ? ['works'] : [])
  })

  it('comes before those that are less grave', () => {
    const all = (['info', 'severe', 'unknown', 'warning'] as const).map(severity => alert({ id: severity, severity }))
    expect(found(...all)).toEqual(['severe', 'warning', 'info', 'unknown'])
  })
})

describe('the words of a notice', () => {
  const en = { text: 'Lift out of order', language: 'en-GB' }
  const de = { text: 'Aufzug defekt', language: 'de' }
  const fr = { text: 'Ascenseur en panne', language: 'fr' }
  const unnamed = { text: 'Aufzug', language: '' }

  it.each([
    ['in the language of the page', 'en', [de, en], { text: en.text, language: 'en-GB' }],
    ['in German where that is missing', 'en', [fr, de], { text: de.text, language: 'de' }],
    ['in the first there is where both are', 'en', [fr], { text: fr.text, language: 'fr' }],
    ['without a language where none is said', 'de', [unnamed], { text: unnamed.text, language: null }],
  ] as const)('are %s', (_, language, header, expected) => {
    const [notice] = noticesOf([alert({ header: [...header] })], subject, { language, now: NOW })
    expect(notice?.header).toEqual(expected)
  })

  it('are missing where the feed has none, and the notice with them', () => {
    expect(found(alert({ header: [] }))).toEqual([])
  })

  it('are text, whatever they look like', () => {
    const header = [{ text: '<script>alert(1)</script>', language: 'de' }]
    expect(noticesOf([alert({ header })], subject, reader)[0]?.header.text).toBe('<script>alert(1)</script>')
  })

  it.each([
    ['https://example.org/lift', 'https://example.org/lift'],
    ['http://example.org/lift', null],
    ['javascript:alert(1)', null],
    ['//example.org', null],
    ['nowhere', null],
  ])('link to %s: %s', (text, url) => {
    expect(noticesOf([alert({ url: [{ text, language: 'de' }] })], subject, reader)[0]?.url).toBe(url)
  })
})

it('notices of several rides stand once, the gravest first', () => {
  const of = (alerts: Alert[]) => noticesOf(alerts, subject, reader)
  const rides = [
    of([alert({ id: 'lift', severity: 'info' }), alert()]),
    of([alert(), alert({ id: 'storm', severity: 'severe' })]),
  ]
  expect(gravestFirst(rides.flat()).map(({ id }) => id)).toEqual(['storm', 'works', 'lift'])
})
