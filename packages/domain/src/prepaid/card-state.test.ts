import { expect, it } from 'vitest'
import { cardNumberDigits, cardRefusal } from './card-state.ts'

it.each([
  ['active', null, undefined],
  ['active', '2026-11-21', undefined],
  ['active', '2026-11-20', 'cardExpired'],
  ['ordered', '2027-01-01', 'cardNotActive'],
  ['ordered', '2026-11-20', 'cardExpired'],
  ['deactivated', '2026-11-20', 'cardDeactivated'],
] as const)('a card that is %s until %s is refused as %s', (state, validUntil, expected) =>
  expect(cardRefusal({ state, validUntil }, '2026-11-21')).toBe(expected),
)

it('a card number is the same in groups and without', () =>
  expect(cardNumberDigits('9276 1000-0001 ')).toBe('927610000001'))
