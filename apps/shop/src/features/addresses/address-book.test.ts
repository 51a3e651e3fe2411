import { describe, expect, it } from 'vitest'
import { type BookAddress, positionOf, withAddress, withMain, withoutAddress } from './address-book.ts'

const at = (addressId: string, isMain = false): BookAddress => ({
  addressId,
  addressName: addressId,
  street: 'Lindenweg',
  houseNumber: '1',
  postCode: '99981',
  city: 'Falkenbrück',
  country: 'de',
  additional: '',
  isMain,
})
const book = [at('home', true), at('office'), at('parents')]
const mains = (addresses: readonly { addressId?: string | undefined; isMain?: boolean | undefined }[]) =>
  addresses.filter(({ isMain }) => isMain).map(({ addressId }) => addressId)

describe('an address book', () => {
  it('takes a new address at its end, and a changed one where it stood', () => {
    const { addressId: _, ...fresh } = at('new')
    expect(withAddress(book, fresh).map(({ addressId }) => addressId)).toEqual(['home', 'office', 'parents', undefined])
    const changed = withAddress(book, { ...at('office'), city: 'Lührhausen' })
    expect(changed.map(({ city }) => city)).toEqual(['Falkenbrück', 'Lührhausen', 'Falkenbrück'])
  })

  it('has one invoice address, whoever becomes it', () => {
    expect(mains(withAddress(book, at('office', true)))).toEqual(['office'])
    expect(mains(withMain(book, 'parents'))).toEqual(['parents'])
    expect(mains(withoutAddress(book, 'home'))).toEqual(['office'])
    expect(mains(withoutAddress(book, 'parents'))).toEqual(['home'])
    expect(withoutAddress([at('home', true)], 'home')).toEqual([])
  })

  it('knows where an address stands, for errors the server names by their place', () => {
    expect(positionOf(book, 'office')).toBe(1)
    expect(positionOf(book, undefined)).toBe(3)
  })
})
