import type { GivenProof, LinkDone } from '@billett/contract'
import { businessDateOf, fold } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { giveProof, proofsOf } from '../application/index.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { handIn } from '../file/index.ts'
import { useLink } from '../link/index.ts'

/** The pass waits for a proof no longer, once none is missing. */
async function unblock({ world }: Context, tx: Transaction, contractId: string): Promise<void> {
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  const missing = (await proofsOf(tx, contractId)).some(({ givenOn }) => givenOn === null)
  const now = world.clock()
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
  if (!stored || missing || !timeline?.blocked.some(({ cause }) => cause === 'proofMissing')) return
  const today = businessDateOf(now)
  const effectiveOn = today < timeline.span.from ? timeline.span.from : today
  const recording = { recordedOn: now, actorId: null, today }
  await record(tx, stored, recording, { kind: 'unblocked', effectiveOn, payload: { cause: 'proofMissing' } })
}

/**
 * Hands in the proof a link asks for, without signing in, once. The file is one that the same visitor has just sent in.
 * From then on the pass is good; staff may look at the proof and block it again. Refuses `fileNotFound` another's file.
 */
export async function giveProofByLink(context: Context, secret: string, given: GivenProof): Promise<LinkDone> {
  const { world, visitor } = context
  const doneOn = world.clock()
  await world.db.transaction(async tx => {
    const { contractId, proofId } = await useLink(world, tx, secret, 'giveProof')
    const handed = { clientId: clientIdOf(world), ownerId: visitor.id, contractId, keptUntil: null }
    if (visitor.id === '' || (await handIn(tx, handed, [given.fileId])) === 0) refuse('fileNotFound', 'fileId')
    const { fileId, from: validFrom, to: validTo } = given
    const stored = proofId !== null && (await giveProof(tx, proofId, { fileId, validFrom, validTo, givenOn: doneOn }))
    if (!stored) refuse('linkUsed')
    await unblock(context, tx, contractId)
  })
  return { act: 'giveProof', doneOn }
}
