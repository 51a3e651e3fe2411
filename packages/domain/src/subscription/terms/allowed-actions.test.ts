import { describe, expect, it } from 'vitest'
import { SUBSCRIPTION_ACTIONS, type SubscriptionAction } from '../../user/subscription-action.ts'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, someTerms } from '../contract.fixture.ts'
import { type ActionFacts, allowedActions } from './allowed-actions.ts'
import type { SubscriptionTerms } from './terms.ts'

const ALL: ActionFacts = {
  offered: SUBSCRIPTION_ACTIONS,
  isGranted: true,
  hasIssuedTicket: true,
  hasCard: true,
  pending: [],
}

const refusals = (facts: Partial<ActionFacts> = {}, terms: Partial<SubscriptionTerms> = {}, ...more: Happening[]) => {
  const timeline = fold(history(concluded('2026-12-01'), ...more), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  const answers = allowedActions(timeline, someTerms(terms), { ...ALL, ...facts }, '2027-03-01')
  expect(answers.map(({ action }) => action)).toEqual(SUBSCRIPTION_ACTIONS)
  for (const { isAllowed, reason } of answers) expect(isAllowed).toBe(reason === null)
  return Object.fromEntries(answers.flatMap(({ action, reason }) => (reason ? [[action, reason]] : [])))
}

const every = (reason: string, actions: readonly SubscriptionAction[]) =>
  Object.fromEntries(actions.map(action => [action, reason]))

describe('what a customer may do', () => {
  it('is everything, while nothing is against it', () => expect(refusals()).toEqual({}))

  it('is what the client offers and the terms know', () => {
    expect(refusals({ offered: ['cancel'] })).toEqual(every('actionNotOffered', SUBSCRIPTION_ACTIONS.slice(1)))
    expect(refusals({}, { pause: null, refund: null, replacement: null })).toEqual(
      every('actionNotOffered', ['pause', 'refund', 'replacement']),
    )
  })

  it('is nothing before the contract is granted', () => {
    expect(refusals({ isGranted: false })).toEqual(every('contractNotGranted', SUBSCRIPTION_ACTIONS))
  })

  it('looks back only, once it is over (Spec 2 §4.5)', () => {
    const over = every('contractExpired', ['cancel', 'pause', 'replacement', 'cardRecipient'])
    expect(refusals({}, {}, ended('2027-03-01'))).toEqual(over)
    expect(refusals({}, {}, ended('2027-03-02'))).toEqual({ cancel: 'endsAlready' })
  })

  it('is nothing where somebody withdrew before the first day', () => {
    const over = every('contractExpired', SUBSCRIPTION_ACTIONS)
    expect(refusals({ isGranted: false }, {}, ended('2026-12-01'))).toEqual(over)
  })

  it('needs an issued ticket to cancel or pause, and a card to pause (Spec 2 §4.5)', () => {
    expect(refusals({ hasIssuedTicket: false })).toEqual({ cancel: 'noTicketIssued', pause: 'noTicketIssued' })
    expect(refusals({ hasCard: false })).toEqual(every('noCard', ['pause', 'replacement', 'cardRecipient']))
  })

  it('is asked for once', () => expect(refusals({ pending: ['pause'] })).toEqual({ pause: 'requestPending' }))
})
