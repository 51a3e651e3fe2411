import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import {
  aPoint,
  booked,
  claimsOf,
  concluded,
  ended,
  history,
  paused,
  sharesAgreed,
  someFacts,
  someTerms,
  told,
} from '../contract.fixture.ts'
import { preview, project } from './project.ts'

describe('what was claimed already', () => {
  const facts = someFacts({ today: '2027-08-02', events: history(concluded('2027-08-01')) })
  const books = booked(claimsOf(project(facts, '2027-08-02')))

  it('is not claimed again', () => {
    expect(claimsOf(project({ ...facts, claimed: books }, '2027-08-02'))).toEqual([])
  })

  it('comes back for a pause asked for later, with the next collection (13)', () => {
    const shown = preview({ ...facts, claimed: books }, paused('2027-08-01', '2027-09-01'), '2027-09-02')
    expect(told(shown, true)).toEqual(['2027-08-01 anna fare -6300 2027-08-16', '2027-09-01 anna fare 6300 2027-09-01'])
    const [credit] = claimsOf(shown)
    expect(credit).toMatchObject({ revision: 2, vatCents: -412, vatPermille: 70, periodEnd: '2027-09-01' })
    expect(credit?.why).toEqual({
      owed: [],
      beforeCents: 6300,
      absence: { kind: 'notCovered', gaps: [{ from: '2027-08-01', to: '2027-09-01', cause: 'paused' }] },
    })
  })

  it('comes back though it lies behind the horizon', () => {
    const ahead = booked(claimsOf(project(facts, '2027-09-02')))
    expect(told(preview({ ...facts, claimed: ahead }, ended('2027-09-01'), '2027-08-02'))).toEqual([
      '2027-09-01 anna fare -6300',
    ])
  })

  it('of a year paid before comes back by the days after death (31)', () => {
    const year = someFacts({
      today: '2027-03-10',
      terms: someTerms({ period: { kind: 'year' } }),
      prices: [aPoint({ cents: 60_000 })],
      events: history(concluded('2027-01-01')),
    })
    const paid = booked(claimsOf(project(year, '2027-01-02')))
    expect(told(preview({ ...year, claimed: paid }, ended('2027-04-01', 'death'), '2027-06-01'))).toEqual([
      '2027-01-01 anna fare -45205',
    ])
  })

  it('is set right at each rate of VAT by itself', () => {
    const wrong = books.map(claim => ({ ...claim, vatPermille: 190, vatCents: 1006 }))
    expect(claimsOf(project({ ...facts, claimed: wrong }, '2027-08-02'))).toMatchObject([
      { cents: -6300, vatCents: -1006, vatPermille: 190, revision: 2, why: { absence: { kind: 'repriced' } } },
      { cents: 6300, vatCents: 412, vatPermille: 70, revision: 3, why: { absence: null } },
    ])
  })

  it('of another payer comes back to that one', () => {
    const shares = sharesAgreed('2027-08-01', [{ payer: 'ben', kind: 'remainder' }])
    const shown = preview({ ...facts, claimed: books }, shares, '2027-08-02')
    expect(told(shown)).toEqual(['2027-08-01 anna fare -6300', '2027-08-01 ben fare 6300'])
    expect(claimsOf(shown)[0]?.why.absence).toEqual({ kind: 'payerChanged' })
  })

  it('comes back whole where the conclusion is taken back', () => {
    const back: Happening = { kind: 'voided', effectiveOn: '2027-08-02', payload: { seq: 1 } }
    const [credit, ...others] = claimsOf(preview({ ...facts, claimed: books }, back, '2027-08-02'))
    expect(credit).toMatchObject({ cents: -6300, why: { absence: { kind: 'notConcluded' } } })
    expect(others).toEqual([])
  })

  it('is left to staff where it lies too far back', () => {
    const old = { ...facts, claimed: books, knownUntil: '2030-08-02T12:00:00.000Z' }
    const until = '2027-08-02'
    expect(preview(old, ended('2027-08-01', 'faultyOutput'), until)).toEqual({
      ok: false,
      reason: 'correctionTooOld',
      periodStart: '2027-08-01',
    })
    const justInTime = { ...old, knownUntil: '2030-08-01T12:00:00.000Z' }
    expect(preview(justInTime, ended('2027-08-01', 'faultyOutput'), until).ok).toBe(true)
  })
})
