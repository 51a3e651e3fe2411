import { businessDateOf, fold } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../contract/index.ts'

/**
 * Who pays for a contract from today on, or from its first day where that is still to come; of several the one who was
 * named first. Undefined while there is no contract.
 */
export async function payerOfContract(
  { clock }: Pick<World, 'clock'>,
  db: Statements,
  contractId: string,
): Promise<string | undefined> {
  const now = clock()
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], now)
  if (!timeline) return undefined
  const today = businessDateOf(now)
  const held = timeline.shares.findLast(({ from }) => from <= today) ?? timeline.shares[0]
  return held?.value[0]?.payer
}
