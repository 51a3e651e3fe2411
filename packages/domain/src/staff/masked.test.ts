import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEmail, maskedText } from './masked.ts'

describe('what staff see of a person whose details they may not see', () => {
  it.each([
    ['ada.lovelace@example.org', 'a•••@example.org'],
    ['a@example.org', 'a•••@example.org'],
    ['"a@b"@example.org', '"•••@example.org'],
    ['no address', '•••'],
    ['@example.org', '•••'],
    ['', '•••'],
  ])('of %j is %j', (email, masked) => expect(maskedEmail(email)).toBe(masked))

  it('is the first letter of a name', () => {
    expect(maskedText('Lovelace')).toBe('L•••')
    expect(maskedText('😀x')).toBe('😀•••')
    expect(maskedText('')).toBe('')
  })

  it('says nothing of how long it is', () => {
    const length = fc.integer({ min: 1, max: 60 })
    fc.assert(fc.property(length, n => maskedEmail(`${'a'.repeat(n)}@example.org`) === maskedEmail('a@example.org')))
    fc.assert(fc.property(length, n => maskedText('a'.repeat(n)) === maskedText('a')))
  })
})
