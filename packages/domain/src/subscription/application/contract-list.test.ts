import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, paused } from '../contract.fixture.ts'
import type { ApplicationState } from './application-state.ts'
import { listOf } from './contract-list.ts'

const begun = concluded('2026-12-01')
const list = (state: ApplicationState, happenings: Happening[], today: string) =>
  listOf(state, fold(history(...happenings), '2030-01-01T00:00:00.000Z'), today)

describe('the list of a contract (Spec 2 §3.8)', () => {
  it.each<[string, ApplicationState, Happening[], string, string]>([
    ['an application', 'EmailVerified', [], '2027-01-01', 'requested'],
    ['one laid aside', 'Resubmission', [], '2027-01-01', 'requested'],
    ['one refused', 'Rejected', [], '2027-01-01', 'expired'],
    ['one cancelled', 'Cancelled', [], '2027-01-01', 'expired'],
    ['a contract', 'Granted', [begun], '2027-01-01', 'running'],
    ['one still ahead', 'Granted', [begun], '2026-11-01', 'running'],
    ['one being changed', 'Change', [begun], '2027-01-01', 'running'],
    ['one staff have to look at', 'ManualProcessingNecessary', [begun], '2027-01-01', 'running'],
    ['one that is paused', 'Granted', [begun, paused('2027-01-01', '2027-02-01')], '2027-01-10', 'running'],
    ['one on its last day', 'Granted', [begun, ended('2027-02-01')], '2027-01-31', 'running'],
    ['one on the day after', 'Granted', [begun, ended('2027-02-01')], '2027-02-01', 'expired'],
    ['one terminated with the month', 'ContractTerminated', [begun, ended('2027-02-01')], '2027-01-31', 'running'],
    ['one withdrawn from before its first day', 'Cancelled', [begun, ended('2026-12-01')], '2026-11-30', 'expired'],
  ])('%s', (_, state, happenings, today, expected) => expect(list(state, happenings, today)).toBe(expected))
})
