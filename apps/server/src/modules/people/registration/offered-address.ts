import { COUNTRIES, type PostalAddress } from '@billett/domain'
import type { World } from '../../../world.ts'
import { checkAddress } from '../address/index.ts'
import type { NewAddress } from './new-account.ts'

/** Books and orders may know addresses in countries the shop does not offer; those are left out. */
export const offeredAddress = (address: PostalAddress & { additional?: string }): NewAddress[] => {
  const country = COUNTRIES.find(offered => offered === address.country.toLowerCase())
  return country ? [{ ...address, country }] : []
}

/**
 * An order's address for the account of its buyer. One the client would not take is left out, not refused: its buyer
 * cannot change it here, and can add another later.
 */
export async function acceptableAddress(world: World, address: PostalAddress): Promise<NewAddress[]> {
  const [offered] = offeredAddress(address)
  return offered && (await checkAddress(world, offered)).ok ? [offered] : []
}
