import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['ada@tal.example', true],
  ["ada.o'neil+shop@mail.tal-bahn.example", true],
  ['ada@tal', false],
  ['ada', false],
  ['@tal.example', false],
  ['ada@-tal.example', false],
  ['ada@tal..example', false],
  ['ada lovelace@tal.example', false],
  ['ada@tal.example, ben@tal.example', false],
  ['<ada@tal.example>', false],
])('%s is an address: %s', (text, is) => expect(isEmail(text)).toBe(is))
