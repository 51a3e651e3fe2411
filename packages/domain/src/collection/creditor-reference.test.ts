import { expect, it } from 'vitest'
import { creditorReference, customerOfReference } from './creditor-reference.ts'

it('is the one of the standard', () => {
  // The example of ISO 11649.
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(customerOfReference('RF18539007547034')).toBe('539007547034')
})

it('is read with gaps and in small letters, and never when it was mistyped', () => {
  const reference = creditorReference('2BCD9TXZ4K')
  expect(customerOfReference(reference.toLowerCase().replace(/(.{4})/g, '$1 '))).toBe('2BCD9TXZ4K')
  expect(customerOfReference(reference.replace('9', '8'))).toBeUndefined()
  for (const other of [null, '', 'RF', 'NONREF', 'DE18539007547034', `${reference}X`])
    expect(customerOfReference(other)).toBeUndefined()
})
