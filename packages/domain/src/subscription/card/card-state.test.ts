import { expect, it } from 'vitest'
import { NO_END } from '../contract/day-span.ts'
import { CARD_ORDER_STATES, cardState } from './card-state.ts'

const TODAY = '2027-03-08'
const card = { arrivesOn: '2027-03-08', isBlocked: false }
const sent = { state: 'sent' as const }

it.each([
  ['a card that was never ordered nor seen is none', null, null, NO_END, null],
  ['one that came without an order of ours is active', null, card, NO_END, 'active'],
  ['one that is expected today is active', sent, card, NO_END, 'active'],
  ['one that is expected tomorrow is in the post', sent, { ...card, arrivesOn: '2027-03-09' }, NO_END, 'sent'],
  ['a blocked one is blocked, also in the post', sent, { isBlocked: true, arrivesOn: '2027-03-09' }, NO_END, 'blocked'],
  ['while another is made, that one counts', { state: 'produced' as const }, card, NO_END, 'produced'],
  ['one that cannot be made waits for people', { state: 'rejected' as const }, null, NO_END, 'rejected'],
  ['an order that was given up leaves the card as it is', { state: 'cancelled' as const }, card, NO_END, 'active'],
  ['it is good until the last day of its contract', sent, card, '2027-03-09', 'active'],
  ['and expires with it', sent, card, TODAY, 'expired'],
] as const)('%s', (_, order, found, contractEnds, state) =>
  expect(cardState({ order, card: found, contractEnds }, TODAY)).toBe(state),
)

it.each(CARD_ORDER_STATES)('an order that is %s is over with its contract', state =>
  expect(cardState({ order: { state }, card: null, contractEnds: TODAY }, TODAY)).toBe('expired'),
)
