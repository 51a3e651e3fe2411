import { expect, it } from 'vitest'
import { ATTEMPT_REASONS, toldReason } from './attempt-reason.ts'

it('passengers are told why a bank said no, and nothing of what is between the shop and its provider', () => {
  expect(ATTEMPT_REASONS.map(toldReason)).toEqual([
    'insufficientFunds',
    'limitExceeded',
    'cardExpired',
    'cardBlocked',
    'authenticationFailed',
    'accountClosed',
    'other',
    'other',
    'other',
  ])
})
