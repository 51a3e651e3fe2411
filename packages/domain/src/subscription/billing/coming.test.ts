import { describe, expect, it } from 'vitest'
import { aPoint, concluded, history, sharesAgreed, someFacts, someTerms } from '../contract.fixture.ts'
import { comingUntil } from './coming.ts'
import type { Share } from './share.ts'

const all = (payer: string): Share[] => [{ payer, kind: 'remainder' }]
const terms = someTerms()
const prices = [aPoint()]
const paidBy = (payer: string) => ({
  terms,
  prices,
  events: history(concluded('2026-12-01', { shares: all(payer) })),
})

describe('what comes of contracts that are alike', () => {
  it('is owed by whoever pays each, on the days that were agreed with them', () => {
    const comingOf = comingUntil('2027-01-31')
    const of = { ben: { dueDay: 15, lateDay: null, noticeDays: 14 } }
    const told = ['anna', 'ben', 'carla'].map(payer => {
      const facts = someFacts(paidBy(payer))
      return comingOf({ ...facts, plans: { ...facts.plans, of } })?.map(one => `${one.dueOn} ${one.payer} ${one.cents}`)
    })
    expect(told).toEqual([
      ['2026-12-01 anna 6300', '2027-01-04 anna 6300'],
      ['2026-12-15 ben 6300', '2027-01-15 ben 6300'],
      ['2026-12-01 carla 6300', '2027-01-04 carla 6300'],
    ])
  })

  it('is not told where it is not known, of the next one as of the first', () => {
    const comingOf = comingUntil('2027-01-31')
    const none = { prices: [] }
    expect(comingOf(someFacts({ ...paidBy('anna'), ...none }))).toBe(null)
    expect(comingOf(someFacts({ ...paidBy('ben'), ...none }))).toBe(null)
    expect(comingOf(someFacts(paidBy('ben')))).toHaveLength(2)
  })

  it('is owed by each of several, of a contract that changes hands', () => {
    const comingOf = comingUntil('2027-01-31')
    const events = history(concluded('2026-12-01', { shares: all('anna') }), sharesAgreed('2027-01-01', all('ben')))
    expect(comingOf(someFacts(paidBy('ben')))?.map(({ payer }) => payer)).toEqual(['ben', 'ben'])
    expect(comingOf(someFacts({ terms, prices, events }))?.map(({ payer }) => payer)).toEqual(['anna', 'ben'])
  })
})
