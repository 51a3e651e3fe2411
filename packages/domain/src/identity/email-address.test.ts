import { expect, it } from 'vitest'
import { emailKey } from './email-address.ts'

it.each(['ada@example.org', ' Ada@Example.ORG ', 'ＡＤＡ@example.org'])('%j is the account ada@example.org', email => {
  expect(emailKey(email)).toBe('ada@example.org')
})

it.each(['a.da@example.org', 'ada+shop@example.org'])('%s is an account of its own', email => {
  expect(emailKey(email)).toBe(email)
})
