import { describe, expect, it } from 'vitest'
import { type ConsentFacts, consentOutcome, isConsentTaken } from './price-consent.ts'

const silent: ConsentFacts = { deadline: '2026-11-30', consentedOn: null, refusedOn: null, isCancelled: false }

describe('a price that needs consent', () => {
  it.each<[string, Partial<ConsentFacts>, string, string]>([
    ['is open to the end of its last day', {}, '2026-11-30', 'open'],
    ['ends a contract about which nobody answered', {}, '2026-12-01', 'ends'],
    ['holds with a consent of the last day', { consentedOn: '2026-11-30' }, '2026-12-01', 'continues'],
    ['17: ends a contract with a consent that came later', { consentedOn: '2026-12-01' }, '2026-12-01', 'ends'],
    [
      '18: ends it with a consent and a cancellation',
      { consentedOn: '2026-11-02', isCancelled: true },
      '2026-11-20',
      'ends',
    ],
    ['ends it where it was refused', { refusedOn: '2026-11-02' }, '2026-11-03', 'ends'],
  ])('%s', (_, more, today, outcome) => expect(consentOutcome({ ...silent, ...more }, today)).toBe(outcome))

  it('17: takes no consent after its last day', () => {
    expect(isConsentTaken(silent, '2026-11-30')).toBe(true)
    expect(isConsentTaken(silent, '2026-12-01')).toBe(false)
  })
})
