import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, paused, someTerms } from '../contract.fixture.ts'
import { checkPause, pauseDays, pauseWindow } from './pause.ts'
import type { PauseTerms } from './terms.ts'

const TODAY = '2027-05-03'
const { pause: usual } = someTerms()
if (!usual) throw new Error('the fixture can be paused')

const asked = (from: string, until: string | null, over: Partial<PauseTerms> = {}, ...more: Happening[]) => {
  const timeline = fold(history(concluded('2026-12-01'), ...more), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  const terms = someTerms({ pause: { ...usual, ...over } })
  const result = checkPause(timeline, terms, { from, until, reason: 'illness' }, TODAY)
  return result.ok
    ? `${result.happening.effectiveOn} ${result.happening.payload.until}`
    : `${result.reason} ${result.field}`
}

describe('a pause', () => {
  it.each([
    ['2027-05-10', '2027-05-24', '2027-05-10 2027-05-24'],
    ['2027-04-19', '2027-05-10', '2027-04-19 2027-05-10'],
    ['2027-04-18', '2027-05-10', 'pauseFromNotAllowed from'],
    ['2027-08-02', '2027-08-30', '2027-08-02 2027-08-30'],
    ['2027-08-03', '2027-08-30', 'pauseFromNotAllowed from'],
    ['2027-05-10', '2027-05-23', 'pauseTooShort until'],
    ['2027-05-10', '2027-05-10', 'pauseUntilNotAllowed until'],
    ['2027-05-10', '2027-08-08', '2027-05-10 2027-08-08'],
    ['2027-05-10', '2027-08-09', 'pauseTooLong until'],
    ['2027-05-10', null, '2027-05-10 2027-08-08'],
  ])('from %s until %s: %s', (from, until, expected) => expect(asked(from, until)).toBe(expected))

  it('without a known end is as long as one can be, and has a day for its proof (14)', () => {
    const timeline = fold(history(concluded('2026-12-01')), '2030-01-01T00:00:00.000Z')
    if (!timeline) throw new Error('not concluded')
    const request = { from: '2027-05-10', until: null, reason: 'illness' } as const
    expect(checkPause(timeline, someTerms(), request, TODAY)).toEqual({
      ok: true,
      happening: { kind: 'paused', effectiveOn: '2027-05-10', payload: { until: '2027-08-08', reason: 'illness' } },
      proofDueOn: '2027-05-24',
    })
    const withoutProof = someTerms({ pause: { ...usual, proofDays: null } })
    expect(checkPause(timeline, withoutProof, request, TODAY)).toMatchObject({ ok: true, proofDueOn: null })
  })

  it('lies in the contract and beside other pauses', () => {
    expect(asked('2027-05-10', '2027-06-10', {}, ended('2027-06-10'))).toBe('2027-05-10 2027-06-10')
    expect(asked('2027-05-10', '2027-06-11', {}, ended('2027-06-10'))).toBe('pauseNotCovered from')
    expect(asked('2026-11-30', '2026-12-30', { leadDays: -400 })).toBe('pauseNotCovered from')
    expect(asked('2027-05-10', '2027-06-10', {}, paused('2027-06-09', '2027-06-20'))).toBe('pauseOverlaps from')
    expect(asked('2027-05-10', '2027-06-10', {}, paused('2027-06-10', '2027-06-20'))).toBe('2027-05-10 2027-06-10')
  })

  it('is one of so many days in twelve months', () => {
    const before = paused('2026-12-01', '2027-03-01')
    expect(asked('2027-05-10', '2027-06-09', {}, before)).toBe('2027-05-10 2027-06-09')
    expect(asked('2027-05-10', '2027-06-10', {}, before)).toBe('pauseTooLong until')
    const after = paused('2027-08-01', '2027-10-30')
    expect(asked('2027-05-10', '2027-06-09', {}, after)).toBe('2027-05-10 2027-06-09')
    expect(asked('2027-05-10', '2027-06-10', {}, after)).toBe('pauseTooLong until')
  })

  it('of whole periods begins and ends with one', () => {
    const whole = { steps: 'period', maxDays: 31 } as const
    expect(asked('2027-06-01', '2027-07-01', whole)).toBe('2027-06-01 2027-07-01')
    expect(asked('2027-06-02', '2027-07-01', whole)).toBe('pauseFromNotAllowed from')
    expect(asked('2027-06-01', '2027-06-30', whole)).toBe('pauseUntilNotAllowed until')
    expect(asked('2027-06-01', null, whole)).toBe('2027-06-01 2027-07-01')
  })

  it('is refused where the subscription has none', () => {
    const timeline = fold(history(concluded('2026-12-01')), '2030-01-01T00:00:00.000Z')
    if (!timeline) throw new Error('not concluded')
    const request = { from: '2027-05-10', until: null, reason: 'unknown' } as const
    const none = { ok: false, reason: 'pauseNotOffered', field: 'from' }
    expect(checkPause(timeline, someTerms({ pause: null }), request, TODAY)).toEqual(none)
  })
})

it('a pause can begin from some days before today to some months ahead', () => {
  expect(pauseWindow(usual, TODAY)).toEqual({ from: '2027-04-19', to: '2027-08-03' })
})

describe('the days a pause of a contract can begin on', () => {
  const daysOf = (...more: Happening[]) => {
    const timeline = fold(history(concluded('2027-05-01'), ...more), '2030-01-01T00:00:00.000Z')
    if (!timeline) throw new Error('not concluded')
    return pauseDays(timeline, someTerms(), usual, TODAY)
  }
  it('are those of the rule in which the contract runs long enough', () => {
    expect(daysOf()).toEqual({ first: '2027-05-01', last: '2027-08-02' })
    expect(daysOf(ended('2027-06-01'))).toEqual({ first: '2027-05-01', last: '2027-05-18' })
  })

  it('come after a pause that it has already', () => {
    expect(daysOf(paused('2027-05-01', '2027-06-01'))).toEqual({ first: '2027-06-01', last: '2027-08-02' })
  })

  it('are the first ones of whole periods where it is paused by these alone', () => {
    const timeline = fold(history(concluded('2027-01-01')), '2030-01-01T00:00:00.000Z')
    if (!timeline) throw new Error('not concluded')
    const days = pauseDays(timeline, someTerms(), { ...usual, steps: 'period' }, TODAY)
    expect(days).toEqual({ first: '2027-05-01', last: '2027-08-01' })
  })

  it('are none where it ends too soon', () => expect(daysOf(ended('2027-05-10'))).toBeNull())
})
