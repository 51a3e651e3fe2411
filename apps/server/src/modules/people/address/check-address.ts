import { type AddressVerdict, type Country, completionIn, judgeAddress, type PostalAddress } from '@billett/domain'
import type { World } from '../../../world.ts'
import { completionOf } from './webshop-countries.ts'

/**
 * What the client's completion says of an address that somebody wants to save. Asks the register; not inside a
 * transaction.
 */
export async function checkAddress(
  world: World,
  address: PostalAddress & { country: Country },
): Promise<AddressVerdict> {
  const covered = await world.addresses.countries()
  const mode = completionIn(completionOf(world), covered.includes(address.country))
  return judgeAddress(mode, await world.addresses.known(address))
}
