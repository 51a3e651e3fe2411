import { describe, expect, it } from 'vitest'
import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATES,
  type ChangeRequestState,
  canMoveChangeRequest,
  isUndecided,
  nextChangeRequestStates,
} from './change-request.ts'

const reachable = (from: ChangeRequestState, seen = new Set<ChangeRequestState>()): Set<ChangeRequestState> => {
  for (const next of nextChangeRequestStates(from)) if (!seen.has(next)) reachable(next, seen.add(next))
  return seen
}

describe('a change request', () => {
  it('has the states and kinds of Spec 3 §4', () => {
    expect(CHANGE_REQUEST_STATES).toHaveLength(10)
    expect(CHANGE_REQUEST_KINDS).toHaveLength(11)
  })

  it('reaches them all, but what only an import brings', () => {
    expect(new Set([...reachable('new'), 'new', 'unknown'])).toEqual(new Set(CHANGE_REQUEST_STATES))
  })

  it('is decided in the end, and then for good', () => {
    expect(CHANGE_REQUEST_STATES.filter(state => !isUndecided(state))).toEqual([
      'accepted',
      'acceptedWithModification',
      'rejected',
    ])
    for (const state of CHANGE_REQUEST_STATES.filter(isUndecided))
      expect(
        [...reachable(state)].some(end => !isUndecided(end)),
        state,
      ).toBe(true)
  })

  it('that the cost unit refused is not accepted', () => {
    expect(reachable('rejectedByCostUnit')).toEqual(new Set(['rejected']))
    expect(canMoveChangeRequest('checkedByCostUnit', 'accepted')).toBe(false)
    expect(canMoveChangeRequest('approvedByCostUnit', 'accepted')).toBe(true)
  })
})
