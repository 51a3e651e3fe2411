import { expect, it } from 'vitest'
import { mandateReference, mandateState, mandateUsableUntil } from './mandate.ts'

it.each([
  ['2023-11-21', '2026-11-21', false, 'active'],
  ['2023-11-20', '2026-11-21', false, 'lapsed'],
  ['2024-02-29', '2027-02-28', false, 'active'],
  ['2026-11-01', '2026-11-21', true, 'revoked'],
])('a mandate last used on %s is on %s (revoked: %s) %s', (lastUsedOn, today, isRevoked, expected) =>
  expect(mandateState({ lastUsedOn, isRevoked }, today)).toBe(expected),
)

it('ends with the day 36 months after its last use', () => expect(mandateUsableUntil('2026-01-31')).toBe('2029-01-31'))

it('has a reference that every bank takes', () =>
  expect(mandateReference('6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01')).toMatch(/^[A-Z0-9-]{1,35}$/))
