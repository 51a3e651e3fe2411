import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { booked, claimsOf, concluded, ended, history, paused, someFacts, someTerms } from '../contract.fixture.ts'
import type { ContractFacts } from './facts.ts'
import { claimableUntil, nextLook } from './next-look.ts'
import { project } from './project.ts'

/** The facts when everything that can be claimed is. */
const claimed = (facts: ContractFacts): ContractFacts => ({
  ...facts,
  claimed: [...facts.claimed, ...booked(claimsOf(project(facts, claimableUntil(facts))))],
})

const looked = (today: string, over: Partial<ContractFacts> = {}) => nextLook(claimed(someFacts({ today, ...over })))
const since = (...more: Happening[]) => history(concluded('2026-12-01'), ...more)

describe('the next look at a contract', () => {
  it.each([
    ['2026-12-02', '2026-12-14', '21 days before 4 January, the first bank day of the month'],
    ['2027-02-05', '2027-02-11', 'not before the deadline of the month is over'],
    ['2027-04-05', '2027-04-12', '21 days before 3 May'],
    ['2027-10-12', '2027-11-11', 'the day after the deadline, on which 21 days before 1 December fall'],
  ])('after %s is on %s: %s', (today, day) => expect(looked(today, { events: since() })).toBe(day))

  it('is today while something is to be claimed', () => {
    expect(nextLook(someFacts({ today: '2026-12-01', events: since() }))).toBe('2026-12-01')
  })

  it('is none when nothing can follow', () => {
    expect(looked('2027-02-20', { events: since(ended('2027-02-01')) })).toBeNull()
    expect(looked('2027-02-20', { events: since(ended('2027-03-01')) })).toBeNull()
    expect(looked('2027-02-20', { events: [] })).toBeNull()
    expect(nextLook(someFacts({ prices: [] }))).toBeNull()
  })

  it('is none while somebody has set it aside by hand, whatever happens meanwhile', () => {
    const aside: Happening = { kind: 'parked', effectiveOn: '2026-12-01', payload: { reason: 'byHand' } }
    const goesOn: Happening = { kind: 'unparked', effectiveOn: '2026-12-01', payload: {} }
    const later = paused('2027-02-01', '2027-06-01')
    expect(nextLook(someFacts({ today: '2026-12-01', events: since(aside, later) }))).toBeNull()
    expect(nextLook(someFacts({ today: '2026-12-01', events: since(aside, later, goesOn) }))).toBe('2026-12-01')
  })

  it('passes over a pause, and does not miss what is charged once', () => {
    expect(looked('2026-12-15', { events: since(paused('2027-02-01', '2027-06-01')) })).toBe('2027-05-11')
    const fee: Happening = {
      kind: 'charged',
      effectiveOn: '2027-03-15',
      payload: { component: 'cardFee', cents: 500, vatPermille: 190, payer: null },
    }
    expect(looked('2026-12-15', { events: since(paused('2027-02-01', '2027-06-01'), fee) })).toBe('2027-03-15')
  })

  it('comes with the period where its collection comes late', () => {
    const late = { usual: { dueDay: 28, lateDay: null, noticeDays: 5 }, of: {} }
    expect(looked('2026-12-02', { plans: late, events: since() })).toBe('2027-01-01')
    const payers = { ...late, of: { anna: { dueDay: 1, lateDay: null, noticeDays: 5 } } }
    expect(looked('2026-12-02', { plans: payers, events: since() })).toBe('2026-12-14')
  })

  it('without a deadline is 21 days before', () => {
    const terms = someTerms({ deadlineDay: null })
    expect(looked('2027-02-05', { terms, events: since() })).toBe('2027-02-08')
  })
})

describe('in the nights in which the clocks change, at two in the morning (4)', () => {
  it.each([
    ['2027-03-28T00:59:59.000Z', 'summer time begins'],
    ['2027-03-28T01:00:00.000Z', 'summer time has begun'],
    ['2026-10-25T00:30:00.000Z', 'two in the morning for the first time'],
    ['2026-10-25T01:30:00.000Z', 'two in the morning for the second time'],
  ])('%s (%s) the same is claimed as at noon', knownUntil => {
    const events = history(concluded('2026-09-15'))
    const at = someFacts({ events, knownUntil })
    const noon = { ...at, knownUntil: `${knownUntil.slice(0, 10)}T11:00:00.000Z` }
    expect(claimableUntil(at)).toBe(claimableUntil(noon))
    expect(project(at, claimableUntil(at))).toEqual(project(noon, claimableUntil(noon)))
  })
})
