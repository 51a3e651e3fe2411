import type { giveMissingProof as call, InputOf, MissingProof } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { handInProof } from '../../subscription/application/index.ts'
import { heldContract, lockedContract } from './held-contract.ts'
import { isMissing, presentMissingProofs } from './proof.present.ts'

type Input = InputOf<typeof call>

/** Hands in a missing proof from the account. Answers what is missing still. */
export async function giveMissingProof(context: Context, { params, body }: Input): Promise<MissingProof[]> {
  const { contractGuid: contractId } = params
  const { proofGuid: proofId, fileId, from, until: to } = body
  await context.world.db.transaction(async tx => {
    const held = await lockedContract(context, tx, contractId)
    if (!held.roles.includes('subscriber')) refuse('notSubscriber')
    const isWaiting = held.proofs.some(proof => proof.id === proofId && isMissing(proof))
    if (!isWaiting || !(await handInProof(context, tx, { contractId, proofId, fileId, from, to })))
      refuse('proofNotMissing', 'proofGuid')
  })
  return presentMissingProofs(await heldContract(context, contractId), context.language)
}
