import { businessDateOf, fold, payersFrom } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { findOrdered } from '../application/index.ts'
import { historiesOf } from '../contract/index.ts'
import type { StoredLink } from '../link/index.ts'
import { payersOfParty } from '../party/index.ts'

/**
 * By which accounts as a payer whoever concluded a contract pays for it, from today on: those they named with the
 * order, and those of their own. Who pays a share of it for themselves is somebody else, whose account no link of
 * theirs changes. None while there is no contract.
 */
export async function payersOfReader(world: World, db: Statements, contractId: string): Promise<string[]> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], now)
  const ordered = await findOrdered(db, clientId, contractId)
  if (!timeline || !ordered) return []
  const own = await payersOfParty(db, clientId, ordered.contract.subscriberId)
  const named = ordered.application.concluding.payload.shares.map(({ payer }) => payer)
  return payersFrom(timeline, businessDateOf(now)).filter(payer => own.includes(payer) || named.includes(payer))
}

/** Whose accounts a link changes: that of the payer it was made for, where they pay still, else the reader's. */
export async function payersOfLink(
  world: World,
  db: Statements,
  { contractId, payerId }: Pick<StoredLink, 'contractId' | 'payerId'>,
): Promise<string[]> {
  if (payerId === null) return payersOfReader(world, db, contractId)
  const now = world.clock()
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], now)
  return timeline ? payersFrom(timeline, businessDateOf(now)).filter(payer => payer === payerId) : []
}
