import { describe, expect, it } from 'vitest'
import { APPLICATION_STATES, type ApplicationState, canMoveApplication } from './application-state.ts'
import {
  type ApplicationNeeds,
  afterRating,
  awaitsDecision,
  decidedState,
  firstDayGranted,
  needsAccountProof,
  needsTwoPeople,
  nextMove,
} from './next-move.ts'

const plain: ApplicationNeeds = {
  credit: false,
  risk: 'low',
  owesFirst: true,
  hasRegister: false,
  organisation: false,
  examination: false,
  failures: 0,
  hasPaidFirst: false,
}

/** Where an application goes by itself when everybody who is asked says yes. */
function wayOf(needs: ApplicationNeeds, from: ApplicationState = 'EmailVerified'): ApplicationState[] {
  const next = nextMove(from, needs)
  if (next.kind === 'wait' || (next.kind === 'ask' && next.whom === 'fraudGuard')) return []
  const rated = afterRating('CreditRatingConfirmed', needs).to
  const answered = next.kind === 'ask' && next.whom === 'agency' ? rated : 'ApprovalEMADone'
  const to = next.kind === 'move' ? next.to : answered
  return [to, ...wayOf(needs, to)]
}

const CREDIT = ['CreditRatingRequested', 'CreditRatingConfirmed'] as const

describe('where an application goes by itself', () => {
  it.each([
    ['nobody has to be asked', {}, ['Granted']],
    ['the agency is asked', { credit: true }, [...CREDIT, 'Granted']],
    ['an organisation decides', { organisation: true }, ['ApprovalOrganizationPending']],
    ['a proof is looked at', { credit: true, examination: true }, [...CREDIT, 'TransporterExamination']],
    ['it is blocked', { credit: true, risk: 'block' }, ['ManualProcessingNecessary']],
    [
      'the register is asked',
      { credit: true, risk: 'high', hasRegister: true },
      [...CREDIT, 'ApprovalEMARequired', 'ApprovalEMADone', 'Granted'],
    ],
    ['there is no register', { credit: true, risk: 'high' }, [...CREDIT, 'TransporterExamination']],
    ['there is neither', { risk: 'high' }, ['ManualProcessingNecessary']],
    ['it is paid first', { risk: 'middle' }, ['CreditRatingRequested', 'CreditRatingConspicuous1']],
    [
      'it has been paid first',
      { credit: true, risk: 'middle', hasPaidFirst: true },
      ['CreditRatingRequested', 'CreditRatingConspicuous1', 'Granted'],
    ],
    ['nothing is owed that could be', { risk: 'middle', owesFirst: false }, ['Granted']],
    ['nobody knows yet what to think of it', { risk: null }, []],
  ] as const)('where %s', (_, needs, way) => expect(wayOf({ ...plain, ...needs })).toEqual(way))

  it('is a move of the table, from every state and with every need', () => {
    for (const state of APPLICATION_STATES)
      for (const risk of [null, 'low', 'middle', 'high', 'block'] as const)
        for (const bits of Array.from({ length: 64 }, (_, index) => index)) {
          const needs = {
            credit: bits % 2 > 0,
            hasRegister: bits % 4 > 1,
            organisation: bits % 8 > 3,
            examination: bits % 16 > 7,
            hasPaidFirst: bits % 32 > 15,
            owesFirst: bits > 31,
          }
          for (const failures of [0, 3]) {
            const next = nextMove(state, { ...needs, risk, failures })
            if (next.kind === 'move')
              expect([state, next.to, canMoveApplication(state, next.to)]).toEqual([state, next.to, true])
          }
        }
  })

  it.each([
    ['waits for the first payment', {}, { kind: 'wait' }],
    ['is granted once it is made', { hasPaidFirst: true }, { kind: 'move', to: 'Granted' }],
    [
      'asks the register too where the risk is high',
      { hasPaidFirst: true, risk: 'high', hasRegister: true },
      { kind: 'move', to: 'ApprovalEMARequired' },
    ],
    [
      'is looked at where there is no register',
      { hasPaidFirst: true, risk: 'high' },
      { kind: 'move', to: 'ManualProcessingNecessary' },
    ],
    [
      'is decided by people where they decide anyway',
      { organisation: true },
      { kind: 'move', to: 'ManualProcessingNecessary' },
    ],
  ] as const)('after a small warning of the agency %s', (_, needs, next) => {
    expect(nextMove('CreditRatingConspicuous1', { ...plain, ...needs })).toEqual(next)
  })

  it.each([
    [2, 'wait'],
    [3, 'move'],
  ])('after %i failures of the agency: %s', (failures, kind) => {
    expect(nextMove('CreditRatingFailed', { ...plain, credit: true, failures }).kind).toBe(kind)
  })
})

describe('a decision', () => {
  it('leads along the table, from every state that waits for one', () => {
    for (const state of APPLICATION_STATES.filter(awaitsDecision))
      for (const decision of ['approve', 'reject'] as const)
        expect(canMoveApplication(state, decidedState(state, decision))).toBe(true)
  })

  it('against an application refuses it, whatever it waits for', () => {
    for (const state of APPLICATION_STATES.filter(awaitsDecision)) {
      expect(decidedState(state, 'reject')).toBe('Rejected')
      expect(decidedState(state, 'approve')).not.toBe('Rejected')
    }
  })

  it('is two people’s where an agency warned', () => {
    expect(needsTwoPeople(['New', 'CreditRatingConspicuous1'])).toBe(true)
    expect(needsTwoPeople(['New', 'CreditRatingConspicuous2'])).toBe(true)
    expect(needsTwoPeople(['New', 'CreditRatingConfirmed'])).toBe(false)
  })
})

it.each([
  ['low', false],
  ['middle', true],
  ['high', true],
  ['block', false],
] as const)('of a %s risk whose the account is has to be shown: %s', (level, needed) => {
  expect(needsAccountProof(level)).toBe(needed)
})

it.each([
  ['2026-12-01', '2026-11-25', '2026-12-01'],
  ['2026-12-01', '2026-12-31', '2026-12-01'],
  ['2026-12-01', '2027-01-07', '2027-01-01'],
  ['2026-12-15', '2026-12-20', '2026-12-15'],
])('wanted from %s and granted on %s it begins on %s', (wanted, grantedOn, first) => {
  expect(firstDayGranted(wanted, grantedOn)).toBe(first)
})
