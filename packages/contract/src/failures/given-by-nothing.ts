import type { Failure } from './table.ts'

const ONE_WORD = '`backendCommunication`: a failure nobody foresaw has one word for all calls'

/**
 * Failures that Spec 1 §8 and Spec 2 §8.2 name though nothing gives them, and what says it instead, or why there is no
 * occasion. One that is given after all must leave this table; it stands in `docs/errors.md`.
 */
export const GIVEN_BY_NOTHING: { readonly [F in Failure]?: string } = {
  actionFailed: ONE_WORD,
  cancellationFailed: ONE_WORD,
  confirmationFailed:
    'a state: what was paid stays paid, its tickets are made as soon as they can be; a subscription says what has become of it',
  formNotValid: 'the form itself, at each field and in a summary',
  newsletterUnsubscribeFailed: ONE_WORD,
  noChanges: 'the page itself, which sends nothing then',
  noProductsInGroup: 'the page itself: a list without entries is an answer',
  paymentNotVerified:
    'a state: a payment that is not decided yet is answered with its order, which the page shows while it goes on asking',
  proofRequestFailed: ONE_WORD,
  soldOut: 'nothing: no tariff limits how many of a ticket there are',
  tryAgainLater: '`temporarilyUnavailable`',
  unknownError: ONE_WORD,
}
