import { describe, expect, it } from 'vitest'
import { amendmentOf, mandateOn, type PresentedMandate, sequenceOf } from './mandate-use.ts'

describe('a mandate', () => {
  it.each([
    ['19: 36 months after it was signed and never used', null, '2026-11-21', 'askForAnother'],
    ['19: and a day', null, '2026-11-22', 'lapsed'],
    ['60 days before', null, '2026-09-22', 'askForAnother'],
    ['61 days before', null, '2026-09-21', 'usable'],
    ['counts from the last that was presented', '2025-03-03', '2026-11-22', 'usable'],
    ['to its last day', '2025-03-03', '2028-03-03', 'askForAnother'],
    ['and no longer', '2025-03-03', '2028-03-04', 'lapsed'],
  ])('%s', (_, presentedOn, day, expected) =>
    expect(mandateOn({ signedOn: '2023-11-21', presentedOn }, day)).toBe(expected),
  )

  it('is recurrent, but for what is owed once', () =>
    expect([sequenceOf(false), sequenceOf(true)]).toEqual(['RCUR', 'OOFF']))
})

const last: PresentedMandate = {
  reference: 'M-1',
  iban: 'DE02120300000000202051',
  creditorId: 'DE98ZZZ09999999999',
  creditorName: 'Stadtwerke',
}

describe('what a bank is told of a change', () => {
  it.each<[string, Partial<PresentedMandate>, unknown]>([
    ['nothing where there is none', {}, null],
    [
      '20: another account',
      { iban: 'DE89370400440532013000' },
      { reference: null, creditor: null, isOtherAccount: true },
    ],
    ['another reference', { reference: 'M-2' }, { reference: 'M-1', creditor: null, isOtherAccount: false }],
    [
      '38: another creditor',
      { creditorId: 'DE98ABC09999999999', creditorName: 'Verkehrsverbund' },
      { reference: null, creditor: { name: 'Stadtwerke', creditorId: 'DE98ZZZ09999999999' }, isOtherAccount: false },
    ],
    ['nothing of a name alone', { creditorName: 'Stadtwerke GmbH' }, null],
  ])('%s', (_, change, expected) => expect(amendmentOf({ ...last, ...change }, last)).toEqual(expected))

  it('nothing the first time', () => expect(amendmentOf(last, null)).toBeNull())
})
