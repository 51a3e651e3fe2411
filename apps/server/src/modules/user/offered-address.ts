import { COUNTRIES, type PostalAddress } from '@billett/domain'
import type { NewAddress } from './new-account.ts'

/** Books and orders may know addresses in countries the shop does not offer; those are left out. */
export const offeredAddress = (address: PostalAddress & { additional?: string }): NewAddress[] => {
  const country = COUNTRIES.find(offered => offered === address.country.toLowerCase())
  return country ? [{ ...address, country }] : []
}
