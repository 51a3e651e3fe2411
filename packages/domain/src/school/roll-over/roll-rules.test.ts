import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShares, type Share, splitPrice } from '../../subscription/billing/share.ts'
import { holstein, way, westphalia } from '../entitlement/rules.fixture.ts'
import { cardPlan } from './card-plan.ts'
import { otherPayer } from './other-payer.ts'
import { redecided, redecideReason } from './redecide.ts'
import { isStepOpen, mayUndoRoll, type ROLL_STEPS, type RollCounts, rollSteps } from './roll-steps.ts'
import { schoolYearFaults, schoolYearKey, schoolYearLabel } from './year-days.ts'

const place = (grade: string, organisationId = 'north') => ({ organisationId, grade, class: '' })
const dearer = { ...westphalia, bands: westphalia.bands.map(band => ({ ...band, minMetres: band.minMetres + 500 })) }

describe('who is decided about anew', () => {
  const asked = (
    from: string,
    to: string,
    more: { school?: string; hasMoved?: boolean; rule?: typeof westphalia; isExemptionOver?: boolean } = {},
  ) => {
    const { school = 'north', hasMoved = false, rule = westphalia, isExemptionOver = false } = more
    const after = {
      place: place(to, school),
      rule,
      ruleVersion: rule === westphalia ? 1 : 2,
      hasMoved,
      isExemptionOver,
    }
    return redecideReason({ place: place(from), rule: westphalia, ruleVersion: 1 }, after)
  }
  it.each<[string, string, Parameters<typeof asked>[2], string | undefined]>([
    ['4', '5', {}, 'band'],
    ['10', '11', {}, 'band'],
    ['5', '6', {}, undefined],
    ['11', '12', {}, undefined],
    ['5', '6', { hasMoved: true }, 'address'],
    ['5', '6', { school: 'south' }, 'school'],
    ['5', '6', { isExemptionOver: true }, 'exemption'],
    ['4', '5', { isExemptionOver: true }, 'band'],
    ['5', '6', { rule: dearer }, 'rule'],
    ['5', '6', { rule: { ...westphalia, boundary: 'from' } }, 'rule'],
    ['5', '6', { rule: { ...westphalia, shares: [1500] } }, undefined],
  ])('from grade %s to %s, %j: %s', (from, to, more, reason) => expect(asked(from, to, more)).toBe(reason))

  it('is whoever was nowhere before', () =>
    expect(
      redecideReason(
        { place: null, rule: westphalia, ruleVersion: 1 },
        { place: place('5'), rule: westphalia, ruleVersion: 1, hasMoved: false, isExemptionOver: false },
      ),
    ).toBe('newPupil'))

  it.each([
    ['4', 3500, 'entitled'],
    ['5', 3500, 'notEntitled'],
    ['10', 4000, 'entitled'],
    ['11', 4000, 'notEntitled'],
    ['EF', 9000, 'unknown'],
  ])('in grade %s with %i metres: %s', (grade, metres, kind) =>
    expect(redecided(westphalia, grade, { ...way, metres }).kind).toBe(kind),
  )

  it('may pay for the ticket where the rule says so', () => expect(redecided(holstein, '11', way).kind).toBe('selfPay'))
})

describe('cards', () => {
  const yearUntil = '2028-07-31'
  it.each([
    ['no card', null, false, 'none'],
    ['a young photo', { photoOn: '2025-08-01', goodUntil: null }, false, 'keep'],
    ['an end within the year', { photoOn: '2025-08-01', goodUntil: '2027-12-31' }, false, 'extend'],
    ['an end with the year', { photoOn: '2025-08-01', goodUntil: yearUntil }, false, 'keep'],
    ['a photo of four years today', { photoOn: '2023-06-01', goodUntil: null }, false, 'reprint'],
    ['a photo of four years tomorrow', { photoOn: '2023-06-02', goodUntil: null }, false, 'keep'],
    ['another school on it', { photoOn: '2026-08-01', goodUntil: yearUntil }, true, 'reprint'],
  ])('%s', (_, card, isOutOfDate, plan) =>
    expect(cardPlan({ card, isOutOfDate, yearUntil }, '2027-06-01', 4)).toBe(plan),
  )
})

describe('the steps', () => {
  const none: RollCounts = {
    ...{ rules: 0, proposal: 0, lists: 0, difference: 0, entitlement: 0, money: 0, letters: 0, approval: 0, apply: 0 },
    ...{ cards: 0, handOut: 0, claimsBooked: 0, applied: 0 },
  }
  const state = (counts: Partial<RollCounts>, step: (typeof ROLL_STEPS)[number]) =>
    rollSteps({ ...none, ...counts }).find(one => one.step === step)

  it.each([
    ['lists are worked on whatever else is left', { rules: 2, difference: 5, lists: 3 }, 'lists', 'open', []],
    ['nobody is asked while somebody is unclear', { difference: 1, approval: 9 }, 'approval', 'waits', ['difference']],
    ['a rule that is missing keeps it from taking effect', { rules: 1, apply: 9 }, 'apply', 'waits', ['rules']],
    ['nothing takes effect before all have agreed', { approval: 1, apply: 9 }, 'apply', 'waits', ['approval']],
    ['letters keep nothing', { letters: 4, apply: 9 }, 'apply', 'open', []],
    ['cards wait for it', { apply: 1, cards: 9 }, 'cards', 'waits', ['apply']],
    ['what is done is done', {}, 'apply', 'done', []],
    ['nothing is done of what is not proposed yet', { proposal: 1 }, 'difference', 'waits', ['proposal']],
    ['nor of cards of those nobody has proposed', { proposal: 1 }, 'cards', 'waits', ['proposal']],
    ['nobody has a card before it took effect', { apply: 3 }, 'cards', 'waits', ['apply']],
    ['what took effect in part leaves done what is done', { apply: 1, applied: 6 }, 'cards', 'done', []],
    ['it can be taken back', { applied: 7 }, 'undo', 'open', []],
    ['until something is claimed', { applied: 7, claimsBooked: 1 }, 'undo', 'done', []],
  ] as const)('%s', (_, counts, step, is, waitsFor) => {
    expect(state(counts, step)).toMatchObject({ state: is, waitsFor })
    expect(isStepOpen({ ...none, ...counts }, step)).toBe(is === 'open')
  })

  it('are twelve', () => expect(rollSteps(none)).toHaveLength(12))

  it.each([
    [0, 0, false],
    [5, 0, true],
    [5, 1, false],
  ])('with %i rows in effect and %i claims may be undone: %s', (applied, claimsBooked, may) =>
    expect(mayUndoRoll({ applied, claimsBooked })).toBe(may),
  )
})

describe('the days of a year', () => {
  const days = {
    from: '2027-08-01',
    until: '2028-07-31',
    firstSchoolDay: '2027-09-01',
    windowFrom: '2027-02-01',
    windowUntil: '2027-05-31',
    handOutOn: '2027-09-02',
  }
  it.each([
    [{}, []],
    // Bavaria begins in mid-September, Saxony in August: each Land has its own first day.
    [{ firstSchoolDay: '2027-09-14' }, []],
    [{ firstSchoolDay: '2027-08-23' }, []],
    [{ firstSchoolDay: '2027-07-31' }, ['firstDayOutside']],
    [{ until: '2027-07-31' }, ['yearTurned', 'firstDayOutside']],
    [{ until: '2028-05-31' }, ['yearNotOne']],
    [{ windowUntil: '2027-01-31' }, ['windowTurned']],
    [{ windowFrom: '2028-08-01', windowUntil: '2028-09-01' }, ['windowLate']],
  ])('%j: %j', (more, faults) =>
    expect(schoolYearFaults({ ...days, ...more }).map(({ fault }) => fault)).toEqual(faults),
  )

  it.each([
    ['2026-08-01', '2026/27', 'sy2026'],
    ['2099-09-01', '2099/00', 'sy2099'],
  ])('%s is %s, and %s in addresses', (from, label, key) =>
    expect([schoolYearLabel(from), schoolYearKey(from)]).toEqual([label, key]),
  )
})

describe('in mid-year', () => {
  const own: Share = { payer: 'parents', kind: 'fixed', cents: 1400 }
  const rest: Share = { payer: 'town', kind: 'remainder' }
  it.each([
    ['2027-11-01', [own, rest], { effectiveOn: '2027-11-01', shares: [own, { payer: 'county', kind: 'remainder' }] }],
    ['2027-11-15', [own, rest], { effectiveOn: '2027-12-01', shares: [own, { payer: 'county', kind: 'remainder' }] }],
    ['2027-12-31', [own, rest], { effectiveOn: '2028-01-01', shares: [own, { payer: 'county', kind: 'remainder' }] }],
    ['2027-11-01', [own], null],
    [
      '2027-11-01',
      [{ payer: 'county', kind: 'fixed', cents: 500 }, rest],
      { effectiveOn: '2027-11-01', shares: [{ payer: 'county', kind: 'remainder' }] },
    ],
  ] as [string, Share[], unknown][])('another payer from %s of %j', (from, shares, expected) =>
    expect(otherPayer(shares, { before: 'town', after: 'county', from })).toEqual(expected),
  )

  it('another payer takes exactly what the old one did', () => {
    const part = fc.integer({ min: 0, max: 3000 })
    fc.assert(
      fc.property(part, part, fc.integer({ min: 6000, max: 9000 }), fc.boolean(), (fixed, other, price, pays) => {
        const shares: Share[] = [
          { payer: 'parents', kind: 'fixed', cents: fixed },
          ...(pays ? [{ payer: 'county', kind: 'fixed' as const, cents: other }] : []),
          rest,
        ]
        const changed = otherPayer(shares, { before: 'town', after: 'county', from: '2027-11-01' })?.shares ?? []
        expect(checkShares(changed).ok).toBe(true)
        const of = (all: readonly Share[], payer: string) =>
          splitPrice(price, all).reduce((sum, cents, index) => sum + (all[index]?.payer === payer ? cents : 0), 0)
        expect(of(changed, 'parents')).toBe(of(shares, 'parents'))
        expect(of(changed, 'county')).toBe(of(shares, 'county') + of(shares, 'town'))
      }),
    )
  })
})
