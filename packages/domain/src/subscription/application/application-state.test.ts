import { describe, expect, it } from 'vitest'
import {
  APPLICATION_STATES,
  type ApplicationState,
  canMoveApplication,
  isContract,
  isFinalApplication,
  nextApplicationStates,
} from './application-state.ts'

const reachable = (from: ApplicationState, seen = new Set<ApplicationState>()): Set<ApplicationState> => {
  for (const next of nextApplicationStates(from)) if (!seen.has(next)) reachable(next, seen.add(next))
  return seen
}

const stored = APPLICATION_STATES.filter(state => state !== 'None')

describe('states of an application', () => {
  it('are the 26 of Spec 3 §4', () => expect(APPLICATION_STATES).toHaveLength(26))

  it('can be reached from the first, but what only an import brings', () => {
    const found = new Set([...reachable('StartingState'), 'StartingState', 'Unknown'])
    expect(found).toEqual(new Set(stored))
    expect(stored.filter(state => canMoveApplication(state, 'Unknown'))).toEqual([])
  })

  it('lead to an end from everywhere, and nothing leaves an end', () => {
    expect(stored.filter(isFinalApplication)).toEqual(['Rejected', 'Cancelled', 'ContractTerminated'])
    for (const state of stored.filter(one => !isFinalApplication(one)))
      expect([...reachable(state)].some(isFinalApplication), state).toBe(true)
  })

  it('can be given up by the applicant until the end', () => {
    for (const state of stored) expect(canMoveApplication(state, 'Cancelled'), state).toBe(!isFinalApplication(state))
  })

  it('lead from applications of schools, staff and imports to who has to agree', () => {
    expect(nextApplicationStates('New')).toEqual(
      expect.arrayContaining(['ApprovalOrganizationPending', 'ApprovalPayerPending', 'TransporterExamination']),
    )
  })

  it('lead to the payer wherever they lead to an organisation that may have to be skipped', () => {
    for (const state of stored) {
      if (canMoveApplication(state, 'ApprovalOrganizationPending') && state !== 'ApprovalPayerPending')
        expect(canMoveApplication(state, 'ApprovalPayerPending'), state).toBe(true)
      if (canMoveApplication(state, 'ReApprovalOrganizationPending'))
        expect(canMoveApplication(state, 'ReApprovalPayerPending'), state).toBe(true)
    }
  })

  it('of a contract are those from which it can be terminated', () => {
    expect(stored.filter(isContract)).toEqual(stored.filter(state => canMoveApplication(state, 'ContractTerminated')))
  })

  it('come back from resubmission to where they can be laid aside from', () => {
    const laidAside = stored.filter(state => canMoveApplication(state, 'Resubmission'))
    expect(nextApplicationStates('Resubmission').toSorted()).toEqual([...laidAside, 'Cancelled'].sort())
  })
})
