import { describe, expect, it } from 'vitest'
import { someTerms } from '../contract.fixture.ts'
import { replacementOf } from './replacement.ts'

const { replacement } = someTerms()
if (!replacement) throw new Error('the fixture has cards')

describe('another card (36)', () => {
  it.each([
    ['loss', 0, 1500, 'automatic'],
    ['loss', 1, 1500, 'automatic'],
    ['loss', 2, 1500, 'staff'],
    ['unusable', 0, 1500, 'automatic'],
    ['misprint', 0, 0, 'automatic'],
    ['lossByMailOrSchool', 2, 0, 'staff'],
  ] as const)('for %s after %i others costs %i cents, decided by: %s', (reason, before, feeCents, approval) => {
    expect(replacementOf(replacement, reason, before)).toEqual({ feeCents, approval })
  })
})
