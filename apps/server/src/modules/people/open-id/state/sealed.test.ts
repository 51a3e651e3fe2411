import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = (text: string) => new TextEncoder().encode(text)

it('reads what was sealed with the same secret, and nothing that was changed or sealed with another', () => {
  const sealed = seal('Fahrkarte für zwei', key('one'))
  expect(sealed).not.toContain('Fahrkarte')
  expect(unseal(sealed, key('one'))).toBe('Fahrkarte für zwei')
  expect(unseal(sealed, key('two'))).toBeUndefined()
  expect(unseal(`${sealed.slice(0, -2)}AA`, key('one'))).toBeUndefined()
  expect(unseal('', key('one'))).toBeUndefined()
})
