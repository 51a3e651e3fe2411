import { expect, it } from 'vitest'
import { centsOf } from './typed-cents.ts'

it.each([
  ['5', 500],
  ['12,5', 1250],
  [' 12.34 ', 1234],
  ['0,05', 5],
  ['12500', 1_250_000],
  ['12345678', null],
  ['', null],
  ['-3', null],
  ['1,234', null],
  ['fünf', null],
])('%o as somebody types it is %o cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))
