import { expect, it } from 'vitest'
import { mailKindOf } from './listed-mail.ts'

it.each([
  ['order:1:first', 'order'],
  ['refund:1:failed', 'refund'],
  ['change:1:asked', 'subscription'],
  ['barrier-receipt:1', 'declaration'],
  ['decision:1', 'school'],
  ['confirmation:1:2026-11-30:2', 'school'],
  ['rollLetter:1:2', 'school'],
  ['ownPrice:1:2:3800', 'school'],
  ['account:1', 'account'],
  ['schedule:1:2', 'list'],
  ['order', 'list'],
  ['', 'list'],
] as const)('the mail under %s is about %s', (key, kind) => {
  expect(mailKindOf(key)).toBe(kind)
})
