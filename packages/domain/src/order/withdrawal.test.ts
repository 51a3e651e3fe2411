import { expect, it } from 'vitest'
import { beginsWhileWithdrawable, withdrawableUntil } from './withdrawal.ts'

it.each([
  ['the fourteenth day', '2026-11-20', '2026-12-04'],
  ['not on a Saturday: on Monday', '2026-11-21', '2026-12-07'],
  ['not on a Sunday: on Monday', '2026-11-22', '2026-12-07'],
  ['not on Christmas Day, the day after or the Sunday behind them', '2026-12-11', '2026-12-28'],
  ['not on Good Friday, nor before Easter is over', '2027-03-12', '2027-03-30'],
  ['not on a holiday of one state', '2026-11-04', '2026-11-19'],
])('a term of withdrawal ends %s', (_, concluded, last) => expect(withdrawableUntil(concluded)).toBe(last))

// A Saturday: its fourteenth day is one, too, and the term ends with Monday, 7 December in Berlin.
const NOW = '2026-11-21T09:00:00.000Z'
const card = { withdrawalApplies: true, validFrom: '2026-12-07T22:59:59.999Z' }

it.each([
  ['a card within the term', card, true],
  ['a card that begins behind its end', { ...card, validFrom: '2026-12-07T23:00:00.000Z' }, false],
  ['a ticket', { ...card, withdrawalApplies: false }, false],
  ['credit on a card', { ...card, topUp: { cardNumber: '1' } }, false],
])('asks for %s: %s', (_, ticket, expected) => expect(beginsWhileWithdrawable(ticket, NOW)).toBe(expected))
