import type { GivenProof, LinkDone } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { handInProof } from '../application/index.ts'
import { useLink } from '../link/index.ts'

/**
 * Hands in the proof a link asks for, without signing in, once. The file is one that the same visitor has just sent in.
 * From then on the pass is good; staff may look at the proof and block it again. Refuses `fileNotFound` another's file.
 */
export async function giveProofByLink(context: Context, secret: string, given: GivenProof): Promise<LinkDone> {
  const { world } = context
  const doneOn = world.clock()
  await world.db.transaction(async tx => {
    const { contractId, proofId } = await useLink(world, tx, secret, 'giveProof')
    if (proofId === null || !(await handInProof(context, tx, { contractId, proofId, ...given }))) refuse('linkUsed')
  })
  return { act: 'giveProof', doneOn }
}
