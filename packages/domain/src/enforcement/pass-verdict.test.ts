import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { BERLIN } from '../time/zone.ts'
import { enforcementCents, enforcementDeadlines, enforcementState } from './enforcement-case.ts'
import { enforcementBookings, enforcementLine } from './enforcement-line.ts'
import { isNamedOn } from './named-on-pass.ts'
import { type KnownPass, passVerdict, wasHeld } from './pass-verdict.ts'

const CHECKED = '2026-11-21T10:15:00.000Z'
const check = { checkedOn: CHECKED, showUntil: '2026-11-28' }
const TERMS = { fareCents: 6_000, feeCents: 700, showWithinDays: 7, payWithinDays: 14 }

const pass = (part: Partial<KnownPass> = {}): KnownPass => ({
  issuedOn: '2026-11-01T08:00:00.000Z',
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-01T00:00:00.000Z',
  blockedOn: null,
  ...part,
})
const verdict = (passes: KnownPass[], now = CHECKED) => passVerdict(check, passes, { now, zone: BERLIN })

describe('what is owed after a check', () => {
  it.each<[string, Partial<KnownPass>, 'fee' | 'fare', string]>([
    ['was good', {}, 'fee', 'passHeld'],
    ['became good in that minute', { validFrom: CHECKED }, 'fee', 'passHeld'],
    ['became good a minute later', { validFrom: addMinutes(CHECKED, 1) }, 'fare', 'noPass'],
    ['ended as the minute began', { validTo: CHECKED }, 'fare', 'noPass'],
    ['was bought in that minute', { issuedOn: CHECKED }, 'fee', 'passHeld'],
    ['was bought after it', { issuedOn: '2026-11-21T10:15:00.001Z' }, 'fare', 'boughtLater'],
    ['was blocked before', { blockedOn: '2026-11-20T00:00:00.000Z' }, 'fare', 'passBlocked'],
    ['was blocked in that minute', { blockedOn: CHECKED }, 'fare', 'passBlocked'],
    ['was blocked only later', { blockedOn: '2026-11-21T10:15:00.001Z' }, 'fee', 'passHeld'],
  ])('with a pass that %s', (_, part, owes, reason) => {
    expect(verdict([pass(part)])).toEqual({ owes, reason })
  })

  it('one good pass is enough, and without any it is the fare', () => {
    expect(verdict([pass({ validTo: CHECKED }), pass({ blockedOn: CHECKED }), pass()]).owes).toBe('fee')
    expect(verdict([])).toEqual({ owes: 'fare', reason: 'noPass' })
  })

  it('is the fare once the last day for showing it is over by the clocks of the region', () => {
    expect(verdict([pass()], '2026-11-28T22:59:59.999Z').owes).toBe('fee')
    expect(verdict([pass()], '2026-11-28T23:00:00.000Z')).toEqual({ owes: 'fare', reason: 'shownTooLate' })
  })

  it('is never less for a pass that was not held, and never more for a further pass', () => {
    const minutes = fc.integer({ min: -100_000, max: 100_000 }).map(by => addMinutes(CHECKED, by))
    const any = fc.record({
      issuedOn: minutes,
      validFrom: minutes,
      validTo: minutes,
      blockedOn: fc.option(minutes, { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), any, (passes, further) => {
        const owed = verdict(passes)
        expect(owed.owes === 'fee').toBe(passes.some(one => wasHeld(one, CHECKED)))
        if (owed.owes === 'fee') expect(verdict([...passes, further])).toEqual(owed)
        if (!wasHeld(further, CHECKED)) expect(verdict([...passes, further]).owes).toBe(owed.owes)
      }),
    )
  })
})

describe('whose a pass is', () => {
  const ada = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31' }
  it.each([
    ['the same person', ada, true],
    ['the same, written otherwise', { ...ada, firstName: ' ADA', lastName: 'LoveLace ' }, true],
    ['the same name without a birth date', { firstName: 'Ada', lastName: 'Lovelace' }, true],
    ['the same name, born on another day', { ...ada, birthDate: '1990-02-01' }, false],
    ['another first name', { ...ada, firstName: 'Eda' }, false],
    ['another last name', { ...ada, lastName: 'Love' }, false],
    ['the last name and birth date alone', { lastName: 'Lovelace', birthDate: '1990-01-31' }, true],
    ['the last name alone', { lastName: 'Lovelace' }, false],
    ['nobody', {}, false],
  ])('one that names %s', (_, named, is) => {
    expect(isNamedOn(named, ada)).toBe(is)
  })
})

describe('a case', () => {
  it('has its last days counted from the day of the check by the clocks of the region', () => {
    const days = { showUntil: '2026-11-28', payUntil: '2026-12-05' }
    expect(enforcementDeadlines('2026-11-20T23:00:00.000Z', TERMS, BERLIN)).toEqual(days)
    expect(enforcementDeadlines('2026-11-21T22:59:00.000Z', TERMS, BERLIN)).toEqual(days)
  })

  it.each([
    [null, null, 'open'],
    [CHECKED, null, 'paid'],
    [null, CHECKED, 'withdrawn'],
  ])('paid on %s and withdrawn on %s is %3$s', (paidOn, withdrawnOn, state) => {
    expect(enforcementState({ paidOn, withdrawnOn })).toBe(state)
  })

  it.each([
    [null, 6_000, ['ebe 6000']],
    [CHECKED, 700, ['ebe 6000', 'offsettingEntry -6000', 'fee 700']],
  ])('whose pass was shown on %s is paid by %i cents, which its bookings add up to', (shownOn, cents, booked) => {
    const owing = { caseId: 'a', caseNumber: 'B2', fareCents: 6_000, feeCents: 700, shownOn }
    const line = enforcementLine(owing, CHECKED)
    expect(line).toMatchObject({ fullPriceCents: cents, vatPermille: 0, withdrawalApplies: false })
    expect(line.fullPriceCents).toBe(enforcementCents(owing))
    if (!line.enforcement) throw new Error('it is no line of a case')
    const bookings = enforcementBookings({ ...line.enforcement, priceCents: line.fullPriceCents })
    expect(bookings.map(({ type, cents }) => `${type} ${cents}`)).toEqual(booked)
    expect(bookings.reduce((sum, { cents }) => sum + cents, 0)).toBe(cents)
  })
})
