import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bankMessageId, endToEndId } from './bank-reference.ts'

const TAKEN = /^[A-Z0-9-]{1,35}$/

it('a collection has a reference of its own that banks take', () =>
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(endToEndId(a)).toMatch(TAKEN)
      expect(endToEndId(a) === endToEndId(b)).toBe(a === b)
    }),
  ))

it('a part of a run has the same number each time it is made, and another one when it is made anew (27)', () =>
  fc.assert(
    fc.property(fc.uuid(), fc.nat(9999), fc.integer({ min: 1, max: 99 }), (run, part, attempt) => {
      expect(bankMessageId(run, part, attempt)).toMatch(TAKEN)
      expect(bankMessageId(run, part, attempt)).toBe(bankMessageId(run, part, attempt))
      expect(bankMessageId(run, part, attempt + 1)).not.toBe(bankMessageId(run, part, attempt))
      expect(bankMessageId(run, part + 1, attempt)).not.toBe(bankMessageId(run, part, attempt))
    }),
  ))
