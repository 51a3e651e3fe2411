import { Address, key, MAX_INPUT, type SavedAddress } from '@billett/contract'
import type { Country } from '@billett/domain'
import * as z from 'zod/mini'
import { blankAddress } from '../../parts/address/blank-address.ts'
import type { BookAddress } from './address-book.ts'

export const addressSchema = z.object({
  addressName: z.string().check(z.maxLength(MAX_INPUT, key('exceedMaximumLength'))),
  address: Address,
  isMain: z.boolean(),
})
export type AddressValues = z.infer<typeof addressSchema>

/** What the form begins with; the first address of a book is its main one. */
export function addressValuesOf(address: BookAddress | undefined, isFirst: boolean, home: Country): AddressValues {
  if (!address) return { addressName: '', address: blankAddress(home), isMain: isFirst }
  const { addressName, street, houseNumber, postCode, city, country, additional, isMain } = address
  return { addressName, address: { street, houseNumber, postCode, city, country, additional }, isMain }
}

export const savedAddressOf = (values: AddressValues, addressId: string | undefined): SavedAddress => ({
  ...values.address,
  ...(addressId !== undefined && { addressId }),
  addressName: values.addressName,
  isMain: values.isMain,
})
