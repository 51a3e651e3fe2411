import { describe, expect, it } from 'vitest'
import { concluded, ended, history, paused } from '../contract.fixture.ts'
import type { Happening } from './contract-event.ts'
import { inForce } from './in-force.ts'
import { stepAt } from './step.ts'

const voided = (seq: number): Happening => ({ kind: 'voided', effectiveOn: '2026-12-01', payload: { seq } })
const begun = { ...concluded('2026-12-01'), recorded: '2026-11-01' }
const known = (until: string, ...happenings: (Happening & { recorded?: string })[]) =>
  inForce(history(...happenings), until).map(({ seq }) => seq)

const LATER = '2030-01-01T00:00:00.000Z'

describe('the events in force', () => {
  it('stand by their day, those of one day as they were recorded', () => {
    expect(known(LATER, begun, ended('2027-03-01'), paused('2027-01-01', '2027-02-01'), ended('2027-03-01'))).toEqual([
      1, 3, 2, 4,
    ])
  })

  it('are those known at the moment', () => {
    const end = { ...ended('2027-03-01'), recorded: '2027-01-05' }
    expect(known('2027-01-05T11:59:59.999Z', begun, end)).toEqual([1])
    expect(known('2027-01-05T12:00:00.000Z', begun, end)).toEqual([1, 2])
  })

  it('are not those taken back, but those whose taking back was taken back', () => {
    expect(known(LATER, begun, ended('2027-03-01'), voided(2))).toEqual([1])
    expect(known(LATER, begun, ended('2027-03-01'), voided(2), voided(3))).toEqual([1, 2])
    expect(known(LATER, begun, ended('2027-03-01'), voided(2), voided(3), voided(4))).toEqual([1])
    const later = { ...voided(2), recorded: '2027-02-01' }
    expect(known('2027-01-01T00:00:00.000Z', begun, ended('2027-03-01'), later)).toEqual([1, 2])
  })
})

it('of steps the last before a day holds, from its own day on', () => {
  const steps = [
    { from: '2027-01-01', value: 'a' },
    { from: '2027-02-01', value: 'b' },
  ]
  expect(stepAt(steps, '2026-12-31')).toBeUndefined()
  expect(stepAt(steps, '2027-01-31')?.value).toBe('a')
  expect(stepAt(steps, '2027-02-01')?.value).toBe('b')
  expect(stepAt(steps, '2027-12-31')?.value).toBe('b')
})
