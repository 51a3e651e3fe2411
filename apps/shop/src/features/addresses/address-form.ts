import { Address, key, MAX_INPUT, type SavedAddress } from '@billett/contract'
import * as z from 'zod/mini'
import type { BookAddress } from './address-book.ts'

const NOWHERE = { street: '', houseNumber: '', postCode: '', city: '', country: 'de', additional: '' } as const

export const addressSchema = z.object({
  addressName: z.string().check(z.maxLength(MAX_INPUT, key('exceedMaximumLength'))),
  address: Address,
  isMain: z.boolean(),
})
export type AddressValues = z.infer<typeof addressSchema>

export function addressValuesOf(address: BookAddress | undefined, isFirst: boolean): AddressValues {
  if (!address) return { addressName: '', address: NOWHERE, isMain: isFirst }
  const { addressName, street, houseNumber, postCode, city, country, additional, isMain } = address
  return { addressName, address: { street, houseNumber, postCode, city, country, additional }, isMain }
}

export const savedAddressOf = (values: AddressValues, addressId: string | undefined): SavedAddress => ({
  ...values.address,
  ...(addressId !== undefined && { addressId }),
  addressName: values.addressName,
  isMain: values.isMain,
})
