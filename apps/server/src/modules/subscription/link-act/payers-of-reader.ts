import { businessDateOf, fold, payersFrom } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { findOrdered } from '../application/index.ts'
import { historiesOf } from '../contract/index.ts'
import type { StoredLink } from '../link/index.ts'
import { payingPeople } from '../party/index.ts'

/** Who pays for a contract from today on; null while there is none. */
async function payersNow(world: World, db: Statements, contractId: string): Promise<readonly string[] | null> {
  const now = world.clock()
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], now)
  return timeline && payersFrom(timeline, businessDateOf(now))
}

/**
 * By which accounts as a payer whoever concluded a contract pays for it, from today on: those they named with the
 * order, and those of their own. Who pays a share of it for themselves is somebody else, whose account no link of
 * theirs changes: so are the county and the employer, whom the shop itself names in an order, and whoever has an
 * account of their own here. None while there is no contract.
 */
export async function payersOfReader(world: World, db: Statements, contractId: string): Promise<string[]> {
  const clientId = clientIdOf(world)
  const paying = await payersNow(world, db, contractId)
  const ordered = await findOrdered(db, clientId, contractId)
  if (!paying || !ordered) return []
  const named = ordered.application.concluding.payload.shares.map(({ payer }) => payer)
  const people = await payingPeople(db, clientId, paying)
  return people
    .filter(
      ({ id, partyId, accountId }) =>
        partyId === ordered.contract.subscriberId || (accountId === null && named.includes(id)),
    )
    .map(({ id }) => id)
}

/**
 * Whose accounts a link changes: that of the payer it was made for, where they pay still, else the reader's; never that
 * of an organisation.
 */
export async function payersOfLink(
  world: World,
  db: Statements,
  { contractId, payerId }: Pick<StoredLink, 'contractId' | 'payerId'>,
): Promise<string[]> {
  if (payerId === null) return payersOfReader(world, db, contractId)
  const paying = (await payersNow(world, db, contractId)) ?? []
  const those = paying.filter(payer => payer === payerId)
  return (await payingPeople(db, clientIdOf(world), those)).map(({ id }) => id)
}
