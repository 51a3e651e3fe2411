import { describe, expect, it } from 'vitest'
import {
  CHANGE_REQUEST_KINDS,
  type ChangeRequestState,
  canMoveChangeRequest,
  isUndecided,
} from '../subscription/application/change-request.ts'
import { APPROVALS } from '../subscription/change/approval.ts'
import { type DecidingFacts, replacementApproval, requestDeciders } from './request-deciders.ts'
import { movesTo, pathOfAsking, pathOfNo, pathOfYes } from './request-path.ts'

const BOTH = [true, false]

/** Everything that can say who decides. */
const ALL_FACTS: DecidingFacts[] = (['school', 'payer'] as const).flatMap(asker =>
  BOTH.flatMap(isObligated =>
    BOTH.flatMap(isPaid =>
      BOTH.flatMap(weighs => [null, ...APPROVALS].map(terms => ({ asker, isObligated, isPaid, weighs, terms }))),
    ),
  ),
)

const isLegal = (from: ChangeRequestState, moves: readonly ChangeRequestState[]): boolean =>
  moves.every((to, index) => canMoveChangeRequest(moves[index - 1] ?? from, to))

const usual: DecidingFacts = { asker: 'school', isObligated: true, isPaid: true, terms: 'automatic', weighs: false }

describe.each(CHANGE_REQUEST_KINDS)('a request for %s', kind => {
  it('goes by legal moves to its end, whoever decides and whatever they say', () => {
    for (const facts of ALL_FACTS) {
      const deciders = requestDeciders(kind, facts)
      const asked = pathOfAsking(deciders[0])
      expect(isLegal('new', asked)).toBe(true)
      let state: ChangeRequestState = asked.at(-1) ?? 'new'
      for (const [index, by] of deciders.entries()) {
        expect(isUndecided(state)).toBe(true)
        const no = pathOfNo(state, by)
        expect(isLegal(state, no)).toBe(true)
        expect(no.at(-1)).toBe('rejected')
        for (const isModified of BOTH) {
          const yes = pathOfYes(state, { by, next: deciders[index + 1], isModified })
          expect(isLegal(state, yes)).toBe(true)
        }
        state = pathOfYes(state, { by, next: deciders[index + 1], isModified: false }).at(-1) ?? state
      }
      expect(state).toBe('accepted')
    }
  })

  it('is never decided by whoever asks, nor twice by the same', () => {
    for (const facts of ALL_FACTS) {
      const deciders = requestDeciders(kind, facts)
      expect(deciders).not.toContain(facts.asker)
      expect(new Set(deciders).size).toBe(deciders.length)
      if (!facts.isPaid) expect(deciders).not.toContain('payer')
    }
  })
})

describe('who decides', () => {
  it.each([
    ['newStudent', {}, ['payer']],
    ['newStudent', { asker: 'payer' }, ['school']],
    ['newStudent', { asker: 'payer', isObligated: false }, []],
    ['newStudentWithContract', {}, ['payer']],
    ['newContract', {}, ['payer']],
    ['change', {}, []],
    ['change', { weighs: true }, ['payer']],
    ['change', { asker: 'payer' }, ['school']],
    ['customerCard', { terms: 'staff' }, ['transporter']],
    ['replacementCard', {}, []],
    ['replacementCard', { terms: 'staff' }, ['transporter']],
    ['pause', {}, ['payer']],
    ['pause', { isPaid: false }, []],
    ['cancel', { asker: 'payer' }, []],
    ['refund', { terms: 'staff' }, ['payer', 'transporter']],
    ['refund', { terms: 'staff', asker: 'payer' }, ['transporter']],
    ['refund', { terms: 'organisation' }, ['payer']],
    ['personalDataChange', {}, []],
    ['personalDataChange', { weighs: true }, ['payer']],
    ['documentUpload', {}, ['payer']],
  ] as const)('on %s with %j: %j', (kind, over, deciders) => {
    expect(requestDeciders(kind, { ...usual, ...over })).toEqual(deciders)
  })

  it('on another card: the first of a year nobody', () => {
    expect([0, 1, 2].map(replacementApproval)).toEqual(['automatic', 'staff', 'staff'])
  })
})

describe('the way of a request', () => {
  it('shows what the cost unit said', () => {
    const yes = { by: 'payer', next: undefined, isModified: true } as const
    expect(pathOfYes('costUnitCheckPending', yes)).toEqual([
      'checkedByCostUnit',
      'approvedByCostUnit',
      'acceptedWithModification',
    ])
    expect(pathOfNo('costUnitCheckPending', 'payer')).toEqual(['checkedByCostUnit', 'rejectedByCostUnit', 'rejected'])
    expect(pathOfNo('unknown', 'school')).toEqual(['inProcess', 'rejected'])
  })

  it('leads nowhere from where it has ended', () => {
    expect(movesTo('accepted', 'accepted')).toEqual([])
    expect(() => movesTo('rejected', 'accepted')).toThrow('no request goes')
  })
})
