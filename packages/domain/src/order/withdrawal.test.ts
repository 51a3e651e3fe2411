import { expect, it } from 'vitest'
import { beginsWhileWithdrawable } from './withdrawal.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const card = { withdrawalApplies: true, validFrom: '2026-12-05T08:59:59.000Z' }

it.each([
  ['a card within the fourteen days', card, true],
  ['a card that begins with their end', { ...card, validFrom: '2026-12-05T09:00:00.000Z' }, false],
  ['a ticket', { ...card, withdrawalApplies: false }, false],
  ['credit on a card', { ...card, topUp: { cardNumber: '1' } }, false],
])('asks for %s: %s', (_, ticket, expected) => expect(beginsWhileWithdrawable(ticket, NOW)).toBe(expected))
