import { expect, it } from 'vitest'
import { families } from '../imports/families.ts'
import { ownersOfTables, upward } from './tables-of-families.ts'

/**
 * Who looks into the tables of a later family all the same. The list may only become shorter: what a family needs of a
 * later one it is handed in a function. What `call/` asks for is asked with every call, before any family is.
 */
const KNOWN: readonly string[] = [
  'books/ledger/reverse-sale.ts booking',
  'call/act/count-refusal.ts staffRefusal',
  'call/act/note-act.ts staffAction',
  'call/act/second-person.ts staffApproval',
  'call/visitor/live-session.ts codeApp',
  'call/visitor/live-session.ts contactPerson',
  'call/visitor/live-session.ts organisation',
  'call/visitor/live-session.ts passkey',
  'call/visitor/live-session.ts userAccount',
  'call/visitor/live-session.ts userSession',
  'call/visitor/lock-own-account.ts userAccount',
  'people/account/files-of-guest.repository.ts uploadedFile',
  'people/profile/held-contracts.queries.ts contract',
  'people/profile/held-contracts.queries.ts contractEvent',
  'people/profile/whose.queries.ts changeRequest',
  'people/profile/whose.queries.ts claim',
  'people/profile/whose.queries.ts contract',
  'people/profile/whose.queries.ts contractCancellation',
  'people/profile/whose.queries.ts mandate',
  'people/profile/whose.queries.ts payerAccount',
  'people/profile/whose.queries.ts refund',
  'people/profile/whose.queries.ts signedLink',
  'people/profile/whose.queries.ts uploadedFile',
  'run/feedback/feedback.repository.ts userAccount',
  'subscription/link-act/claim.queries.ts claim',
  'ticket/order/move-orders.repository.ts userAccount',
  'ticket/order/order.queries.ts paymentAttempt',
  'ticket/order/order.queries.ts refund',
  'ticket/order/order.repository.ts paymentAttempt',
  'ticket/order/order.repository.ts refund',
  'ticket/order/paid-with.queries.ts paymentAttempt',
]

it('every table belongs to a family', () => {
  const owners = ownersOfTables()
  expect(owners.get('userAccount')).toBe('people')
  expect([...new Set(owners.values())].filter(owner => !families.includes(owner))).toEqual([])
})

it('a family asks for its own tables and those of families before it', () => {
  expect(upward(ownersOfTables()).toSorted()).toEqual(KNOWN)
})
