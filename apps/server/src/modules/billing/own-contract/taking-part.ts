import type { Statements } from '../../../db/database.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import { type Others, sharesOf } from './contract.present.ts'
import type { HeldContract } from './held-contract.ts'
import { payersOf } from './own-contract.repository.ts'

/** Who takes part in contracts: their names, and how those pay who pay now. */
export async function takingPart(
  db: Statements,
  held: readonly HeldContract[],
): Promise<Pick<Others, 'names' | 'payers'>> {
  const payers = await payersOf(db, [...new Set(held.flatMap(sharesOf).map(({ payer }) => payer))])
  const parties = held.flatMap(({ stored: { subscriberId, holderId } }) => [subscriberId, holderId])
  const ids = new Set([...parties, ...[...payers.values()].map(row => row.partyId)])
  return { names: await namesOfParties(db, [...ids]), payers }
}
