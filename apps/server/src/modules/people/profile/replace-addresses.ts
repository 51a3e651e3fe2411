import type { SavedAddress } from '@billett/contract'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { addressesOf, storeAddresses } from '../account/index.ts'

/**
 * The addresses of an account, as they are from now on; known ones keep their ids. The first is the main one unless
 * another says so.
 */
export async function replaceAddresses(
  world: World,
  tx: Transaction,
  accountId: string,
  addresses: readonly SavedAddress[],
): Promise<void> {
  const known = new Set((await addressesOf(tx, accountId)).map(({ id }) => id))
  const main = Math.max(
    0,
    addresses.findIndex(address => address.isMain),
  )
  const rows = addresses.map(({ addressId, addressName, additional, ...address }, position) => {
    const isNew = addressId === undefined
    if (!isNew && !known.delete(addressId)) refuse('notFound', `addresses.${position}.addressId`)
    const id = isNew ? world.newId() : addressId
    const isMain = position === main
    return { ...address, id, accountId, position, isMain, addressName: addressName ?? '', additional: additional ?? '' }
  })
  await storeAddresses(tx, accountId, rows)
}
