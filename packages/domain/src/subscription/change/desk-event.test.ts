import { describe, expect, it } from 'vitest'
import { aPoint, ended } from '../contract.fixture.ts'
import { situation } from './change.fixture.ts'
import { type DeskEvent, deskEvent } from './desk-event.ts'

const NOW = '2027-06-10T09:00:00.000Z'

const entered = (event: DeskEvent, over: Partial<Parameters<typeof situation>[0]> = {}) => {
  const { facts, timeline } = situation({ now: NOW, ...over })
  return deskEvent(event, facts, timeline)
}

const end = (lastDay: string) => ({ kind: 'end', lastDay, reason: 'faultyOutput' }) as const

describe('an end that the company enters', () => {
  it('is after its last day, whatever the notice: also one that has gone by', () => {
    for (const [lastDay, effectiveOn] of [
      ['2027-06-10', '2027-06-11'],
      ['2027-05-31', '2027-06-01'],
    ] as const)
      expect(entered(end(lastDay))).toEqual({
        ok: true,
        happening: { kind: 'ended', effectiveOn, payload: { reason: 'faultyOutput' } },
      })
  })

  it('of a contract that never began is the day before it would have', () => {
    expect(entered(end('2026-11-30'))).toMatchObject({ ok: true })
    expect(entered(end('2026-11-29'))).toEqual({ ok: false, reason: 'notValid', field: 'lastDay' })
  })

  it('is none where it ends by then already', () => {
    const happenings = [ended('2027-07-01')]
    expect(entered(end('2027-06-30'), { happenings })).toEqual({ ok: false, reason: 'endsAlready', field: 'lastDay' })
    expect(entered(end('2027-06-29'), { happenings })).toMatchObject({ ok: true })
  })
})

describe('a pause that ends early', () => {
  const paused = {
    kind: 'paused',
    effectiveOn: '2027-06-01',
    payload: { until: '2027-07-01', reason: 'illness' },
  } as const

  it.each([
    ['2027-06-02', true],
    ['2027-06-30', true],
    ['2027-06-01', false],
    ['2027-07-01', false],
  ])('from %s on: %s', (from, ok) => {
    const resumed = entered({ kind: 'resume', from }, { happenings: [paused] })
    if (ok) expect(resumed).toEqual({ ok, happening: { kind: 'resumed', effectiveOn: from, payload: {} } })
    else expect(resumed).toEqual({ ok, reason: 'notPaused', field: 'from' })
  })
})

describe('what is claimed or given back once', () => {
  const charge = (what: 'credit' | 'cardFee', over: Parameters<typeof entered>[1] = {}) =>
    entered({ kind: 'charge', what, amountInCent: 500 }, over)

  it('is less than nothing where it is a credit, with the VAT of the fare', () => {
    const payload = { component: 'refund', cents: -500, vatPermille: 70, payer: null }
    expect(charge('credit')).toEqual({ ok: true, happening: { kind: 'charged', effectiveOn: '2027-06-10', payload } })
  })

  it('is a fee with the VAT of fees, and with that of the fare where the terms have none', () => {
    const payload = { component: 'cardFee', cents: 500, vatPermille: 190, payer: null }
    expect(charge('cardFee')).toMatchObject({ happening: { payload } })
    expect(charge('cardFee', { terms: { replacement: null } })).toMatchObject({
      happening: { payload: { ...payload, vatPermille: 70 } },
    })
  })

  it('is on the first day of a contract that is still to begin', () => {
    const prices = [aPoint()]
    expect(charge('credit', { from: '2027-08-01', prices })).toMatchObject({ happening: { effectiveOn: '2027-08-01' } })
  })

  it('waits where nobody knows the price', () => {
    expect(charge('credit', { prices: [] })).toEqual({ ok: false, reason: 'priceUnknown', field: 'amountInCent' })
  })
})
