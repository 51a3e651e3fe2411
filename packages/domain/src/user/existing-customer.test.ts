import { describe, expect, it } from 'vitest'
import { checkExistingCustomer } from './existing-customer.ts'

const home = { street: 'Bahnhofstraße', houseNumber: '4a', postCode: '99981', city: 'Falkenbrück', country: 'de' }
const known = { customerNumber: 'K-1', birthDate: '1980-05-06', isLinked: false, addresses: [home] }
const other = { ...home, street: 'Anderswo' }

const answer = (
  customer: typeof known | undefined,
  claim: Partial<Parameters<typeof checkExistingCustomer>[1]>,
): string => {
  const checked = checkExistingCustomer(customer, {
    by: 'Token',
    birthDate: undefined,
    address: undefined,
    addressConfirmed: false,
    ...claim,
  })
  return checked.ok ? 'ok' : checked.reason
}

describe('an existing customer', () => {
  it.each([
    ['is known by the code of a letter', known, { by: 'Token' }, 'ok'],
    ['is not known by another code', undefined, { by: 'Token' }, 'activationTokenNotFound'],
    [
      'with the code is told of the account there is',
      { ...known, isLinked: true },
      { by: 'Token' },
      'userAlreadyLinked',
    ],
    ['is known by number and birth date', known, { by: 'UserId', birthDate: '1980-05-06' }, 'ok'],
    ['is not known by another birth date', known, { by: 'UserId', birthDate: '1980-05-07' }, 'customerNotMatched'],
    ['is not known without one', known, { by: 'UserId' }, 'customerNotMatched'],
    ['nobody knows looks the same', undefined, { by: 'UserId', birthDate: '1980-05-06' }, 'customerNotMatched'],
    [
      'who has an account looks the same',
      { ...known, isLinked: true },
      { by: 'UserId', birthDate: '1980-05-06' },
      'customerNotMatched',
    ],
    ['may give a known address', known, { address: { ...home, houseNumber: '4 A' } }, 'ok'],
    ['confirms another address', known, { address: other }, 'addressDiffers'],
    ['who has confirmed it may have it', known, { address: other, addressConfirmed: true }, 'ok'],
  ] as const)('%s', (_, customer, claim, expected) =>
    expect(answer(customer && { ...customer, addresses: [{ ...other, city: 'Dorf' }, home] }, claim)).toBe(expected),
  )
})
