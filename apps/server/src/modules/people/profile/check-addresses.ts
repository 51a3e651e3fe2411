import type { SavedAddress } from '@billett/contract'
import type { Country, PostalAddress } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { addressesOf } from '../account/index.ts'
import { checkAddress } from '../address/index.ts'

type Address = PostalAddress & { country: Country }

/**
 * Refuses `addressUnknown` where the client takes only what the register knows (Spec 2 §3.8). By the field each address
 * was sent in.
 */
export async function checkAddresses(
  world: World,
  addresses: Readonly<Record<string, Address | undefined>>,
): Promise<void> {
  for (const [field, address] of Object.entries(addresses)) {
    const verdict = address && (await checkAddress(world, address))
    if (verdict?.ok === false) refuse(verdict.reason, `${field}.${verdict.field}`)
  }
}

const PARTS = ['country', 'postCode', 'city', 'street', 'houseNumber'] as const

/** Addresses an account does not have yet: what was taken once is not judged again. */
export async function newAmong(
  { db }: World,
  accountId: string,
  addresses: readonly SavedAddress[],
): Promise<Record<string, SavedAddress>> {
  const stored = await addressesOf(db, accountId)
  const isNew = (address: SavedAddress) => !stored.some(known => PARTS.every(part => known[part] === address[part]))
  return Object.fromEntries(
    addresses.flatMap((address, position) => (isNew(address) ? [[`addresses.${position}`, address]] : [])),
  )
}
