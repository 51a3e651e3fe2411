import { describe, expect, it } from 'vitest'
import { BANK_FILE_STATES, nextBankFileStates } from './bank-file-state.ts'
import { CAMPAIGN_STATES, nextCampaignStates } from './campaign-state.ts'
import { COLLECTION_STATES, HOLDING_STATES, isPresented, nextCollectionStates } from './collection-state.ts'
import { DUNNING_STATES, nextDunningStates } from './dunning-state.ts'
import { nextPayoutStates, PAYOUT_STATES } from './payout-state.ts'
import { nextRunStates, RUN_STATES } from './run-state.ts'

function reachable<S extends string>(from: S, next: (state: S) => readonly S[], seen = new Set<S>()): Set<S> {
  for (const state of next(from)) if (!seen.has(state)) reachable(state, next, seen.add(state))
  return seen
}

function machine<S extends string>(name: string, states: readonly S[], next: (state: S) => readonly S[], ends: S[]) {
  describe(`states of a ${name}`, () => {
    const [first] = states
    it('can all be reached from the first', () => {
      if (first === undefined) throw new Error('there is none')
      expect(new Set([first, ...reachable(first, next)])).toEqual(new Set(states))
    })

    it('have these ends, and one of them can be reached from everywhere', () => {
      expect(states.filter(state => next(state).length === 0)).toEqual(ends)
      for (const state of states.filter(one => next(one).length > 0))
        if (ends.length > 0)
          expect(
            [...reachable(state, next)].some(one => ends.includes(one)),
            state,
          ).toBe(true)
    })

    it('never move to themselves', () => {
      for (const state of states) expect(next(state)).not.toContain(state)
    })
  })
}

machine('collection', COLLECTION_STATES, nextCollectionStates, ['closed', 'returned', 'rejected', 'dropped'])
machine('payout', PAYOUT_STATES, nextPayoutStates, ['rejected', 'returned', 'dropped'])
machine('file', BANK_FILE_STATES, nextBankFileStates, ['rejected', 'closed', 'void'])
machine('run', RUN_STATES, nextRunStates, ['closed', 'void'])
machine('campaign', CAMPAIGN_STATES, nextCampaignStates, ['applied', 'withdrawn'])
machine('case of dunning', DUNNING_STATES, nextDunningStates, [])

describe('what was handed over', () => {
  it('is not made void any more', () => {
    for (const state of ['handedOver', 'closed'] as const)
      expect([...reachable(state, nextRunStates)]).not.toContain('void')
    for (const state of ['handedOver', 'accepted', 'partlyRejected', 'rejected', 'closed'] as const)
      expect([...reachable(state, nextBankFileStates)]).not.toContain('void')
  })

  it('holds its claims until the money is refused or given back', () => {
    const holding: readonly string[] = HOLDING_STATES
    expect(COLLECTION_STATES.filter(state => !holding.includes(state))).toEqual(['returned', 'rejected', 'dropped'])
  })

  it('has used the mandate also where the money went back, and not where the bank never presented it', () =>
    expect(COLLECTION_STATES.filter(isPresented)).toEqual(['presented', 'settled', 'closed', 'returned']))
})

describe('who owes', () => {
  it('is clear again by paying, whatever has been said', () => {
    for (const state of DUNNING_STATES.filter(one => one !== 'clear'))
      expect(nextDunningStates(state)).toContain('clear')
  })

  it('is told every level before the next', () => {
    expect(nextDunningStates('clear')).toEqual(['notified'])
    expect(nextDunningStates('notified')).not.toContain('warned')
  })
})
