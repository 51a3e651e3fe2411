import { expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, paused, someTerms } from '../contract.fixture.ts'
import { absenceOf } from './absence.ts'
import type { ClaimComponent } from './component.ts'

const absence = (component: ClaimComponent, payer: string, periodStart: string, ...happenings: Happening[]) =>
  absenceOf(fold(history(...happenings), '2030-01-01T00:00:00.000Z'), someTerms(), { payer, component, periodStart })
    .kind

const begun = concluded('2026-12-10')

it.each<[ClaimComponent, string, string, Happening[], string]>([
  ['fare', 'anna', '2026-12-01', [], 'notConcluded'],
  ['cardFee', 'anna', '2026-12-10', [], 'notConcluded'],
  ['cardFee', 'anna', '2026-12-10', [begun], 'chargeTakenBack'],
  ['refund', 'anna', '2026-12-10', [begun], 'chargeTakenBack'],
  ['termDifference', 'anna', '2027-01-01', [begun], 'differenceDropped'],
  ['fare', 'anna', '2027-01-01', [begun, paused('2027-01-01', '2027-02-01')], 'notCovered'],
  ['surcharge', 'anna', '2027-02-01', [begun, ended('2027-02-01')], 'notCovered'],
  ['fare', 'ben', '2027-01-01', [begun], 'payerChanged'],
  ['fare', 'anna', '2027-01-01', [begun], 'repriced'],
  ['discount', 'anna', '2027-01-01', [begun], 'repriced'],
])('%s of %s for %s is gone, and why is told', (component, payer, periodStart, happenings, expected) => {
  expect(absence(component, payer, periodStart, ...happenings)).toBe(expected)
})
