import { expect, it } from 'vitest'
import { isCreditorId } from './creditor-id.ts'

it.each([
  ['DE98ZZZ09999999999', true],
  ['DE98ABC09999999999', true],
  ['DE99ZZZ09999999999', false],
  ['DE98ZZZ09999999998', false],
  ['de98ZZZ09999999999', false],
  ['DE98ZZZ', false],
  ['', false],
])('%s is a creditor’s: %s', (text, is) => expect(isCreditorId(text)).toBe(is))
