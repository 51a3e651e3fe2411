import { describe, expect, it } from 'vitest'
import { concluded, ended, history, paused, sharesAgreed } from '../contract.fixture.ts'
import { checkHappening } from './check-happening.ts'
import type { Happening } from './contract-event.ts'

const TODAY = '2027-01-10'
const begun = concluded('2026-12-01')
const voided = (seq: number): Happening => ({ kind: 'voided', effectiveOn: TODAY, payload: { seq } })
const resumed = (effectiveOn: string): Happening => ({ kind: 'resumed', effectiveOn, payload: {} })
const charged = (cents: number): Happening => ({
  kind: 'charged',
  effectiveOn: TODAY,
  payload: { component: 'cardFee', cents, vatPermille: 190, payer: null },
})

const said = (before: Happening[], happening: Happening) => {
  const checked = checkHappening(history(...before), happening, TODAY)
  return checked.ok ? 'fine' : checked.reason
}

describe('of a contract can be told', () => {
  it.each<[string, Happening[], Happening, string]>([
    ['its conclusion', [], begun, 'fine'],
    ['its conclusion twice', [begun], begun, 'alreadyConcluded'],
    ['its conclusion again, when it was taken back', [begun, voided(1)], begun, 'fine'],
    ['a conclusion that nobody pays for', [], concluded('2026-12-01', { shares: [] }), 'sharesMissing'],
    ['an end', [begun], ended('2027-02-01'), 'fine'],
    ['an end before there is anything', [], ended('2027-02-01'), 'notConcluded'],
    ['a pause', [begun], paused('2027-02-01', '2027-02-02'), 'fine'],
    ['a pause of no day', [begun], paused('2027-02-01', '2027-02-01'), 'pauseUntilNotAllowed'],
    ['other payers', [begun], sharesAgreed('2027-02-01', [{ payer: 'ben', kind: 'remainder' }]), 'fine'],
    [
      'payers who do not take all of it',
      [begun],
      sharesAgreed('2027-02-01', [{ payer: 'ben', kind: 'fixed', cents: 100 }]),
      'sharesTooLittle',
    ],
    ['a fee', [begun], charged(1500), 'fine'],
    ['a credit', [begun], charged(-1500), 'fine'],
    ['a fee of nothing', [begun], charged(0), 'amountZero'],
    ['that the end is taken back before its day (10)', [begun, ended('2027-01-11')], voided(2), 'fine'],
    ['that the end is taken back on its day (10)', [begun, ended('2027-01-10')], voided(2), 'tooLateToTakeBack'],
    ['that the end is taken back twice', [begun, ended('2027-02-01'), voided(2)], voided(2), 'nothingToTakeBack'],
    [
      'that a pause is taken back when it runs',
      [begun, paused('2027-01-10', '2027-02-01')],
      voided(2),
      'tooLateToTakeBack',
    ],
    ['that a resumption is taken back when it came', [begun, resumed('2027-01-10')], voided(2), 'tooLateToTakeBack'],
    ['that a fee is waived', [begun, charged(1500)], voided(2), 'fine'],
    ['that nothing is taken back', [begun], voided(7), 'nothingToTakeBack'],
  ])('%s', (_, before, happening, expected) => expect(said(before, happening)).toBe(expected))
})
