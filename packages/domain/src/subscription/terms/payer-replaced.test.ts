import { describe, expect, it } from 'vitest'
import type { Share } from '../billing/share.ts'
import { fold } from '../contract/timeline.ts'
import { claimedOf, concluded, history } from '../contract.fixture.ts'
import { canBeHandedOver, paidInstead, payerReplaced } from './payer-replaced.ts'

const half = (payer: string): Share => ({ payer, kind: 'permille', permille: 500 })

/** What is claimed of a contract from December on, for which `by` pays instead of Anna from a day on. */
function claimed(day: string, by: string, shares?: Share[]) {
  const start = concluded('2026-12-01', shares ? { shares } : {})
  const timeline = fold(history(start), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  const happenings = [start, payerReplaced(timeline, { of: ['anna'], by }, day)]
  return claimedOf({ until: '2027-04-02', happenings })
}

describe('who pays instead of somebody', () => {
  it('does so from the next period on: an heir of whoever paid, whose travels go on (31)', () => {
    expect(claimed('2027-02-10', 'heir')).toEqual([
      '2026-12-01 anna fare 6300',
      '2027-01-01 anna fare 6300',
      '2027-02-01 anna fare 6300',
      '2027-03-01 heir fare 6300',
      '2027-04-01 heir fare 6300',
    ])
  })

  it('and who paid the other half pays all of it (31)', () => {
    expect(claimed('2027-02-10', 'bert', [half('anna'), half('bert')])).toEqual([
      '2026-12-01 anna fare 3150',
      '2026-12-01 bert fare 3150',
      '2027-01-01 anna fare 3150',
      '2027-01-01 bert fare 3150',
      '2027-02-01 anna fare 3150',
      '2027-02-01 bert fare 3150',
      '2027-03-01 bert fare 6300',
      '2027-04-01 bert fare 6300',
    ])
  })

  it('pays from the first day, where it has not come yet', () => {
    expect(claimed('2026-11-22', 'pupil')[0]).toBe('2026-12-01 pupil fare 6300')
  })

  it('leaves the shares of others as they are (30)', () => {
    const school: Share = { payer: 'school', kind: 'fixed', cents: 4900 }
    expect(claimed('2027-03-15', 'pupil', [school, { payer: 'anna', kind: 'remainder' }]).slice(-4)).toEqual([
      '2027-03-01 anna fare 1400',
      '2027-03-01 school fare 4900',
      '2027-04-01 pupil fare 1400',
      '2027-04-01 school fare 4900',
    ])
  })

  it.each<[string, Share[], Share[]]>([
    [
      'what others leave',
      [
        { payer: 'a', kind: 'fixed', cents: 100 },
        { payer: 'b', kind: 'remainder' },
      ],
      [{ payer: 'b', kind: 'remainder' }],
    ],
    [
      'the sum of amounts',
      [
        { payer: 'a', kind: 'fixed', cents: 100 },
        { payer: 'b', kind: 'fixed', cents: 200 },
        { payer: 'c', kind: 'remainder' },
      ],
      [
        { payer: 'b', kind: 'fixed', cents: 300 },
        { payer: 'c', kind: 'remainder' },
      ],
    ],
  ])('has of two shares %s', (_, shares, expected) => expect(paidInstead(shares, ['a'], 'b')).toEqual(expected))
})

describe('a contract that a guardian concluded (30)', () => {
  it.each([
    ['the day before', '2009-03-15', '2027-03-14', false],
    ['on the 18th birthday', '2009-03-15', '2027-03-15', true],
    ['whose birthday is missing, the day before', '2008-02-29', '2026-02-28', false],
    ['whose birthday is missing, on 1 March', '2008-02-29', '2026-03-01', true],
    ['who was of age when it was concluded', '2007-09-01', '2027-03-15', false],
  ])('is handed over to who comes of age: %s', (_, birthDate, today, can) => {
    expect(canBeHandedOver(birthDate, '2025-09-01', today)).toBe(can)
  })
})
