import { describe, expect, it } from 'vitest'
import { centsIn } from './amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['20', 2000],
    ['20,5', 2050],
    ['20.50 €', 2050],
    [' 0,07 ', 7],
    ['', undefined],
    ['-5', undefined],
    ['1.000,00', undefined],
    ['20,505', undefined],
    ['viel', undefined],
  ])('%j is %s cents', (text, cents) => expect(centsIn(text)).toBe(cents))
})
