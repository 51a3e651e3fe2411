import type { PartnerContract } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { applicationState } from '../application/index.ts'
import { contractById, historiesOf } from '../contract/index.ts'

/** A contract of this client's with its history, and nothing of whose it is. */
export async function showPartnerContract({ db, ...world }: World, contractId: string): Promise<PartnerContract> {
  const stored = (await contractById(db, clientIdOf(world), contractId)) ?? refuse('contractNotFound', 'contractId')
  const history = (await historiesOf(db, [contractId])).get(contractId) ?? []
  return {
    contractId,
    contractNumber: stored.number,
    state: applicationState(stored.state),
    happenings: history.map(({ kind, effectiveOn, recordedOn }) => ({ kind, effectiveOn, recordedOn })),
  }
}
