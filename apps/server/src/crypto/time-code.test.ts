import { describe, expect, it } from 'vitest'
import { base32, timeCode } from './time-code.ts'

/** RFC 6238, appendix B; the last six of its eight digits. */
const SECRET = new TextEncoder().encode('12345678901234567890')

describe('the code of an app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i s is %s', (seconds, code) => expect(timeCode(SECRET, Math.floor(seconds / 30))).toBe(code))
})

describe('base32', () => {
  /** RFC 4648 §10 */
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %s', (text, encoded) => expect(base32(new TextEncoder().encode(text))).toBe(encoded))
})
