import { businessDateOf, fold, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, record, type StoredContract } from '../contract/index.ts'
import { handIn } from '../file/index.ts'
import { giveProof, proofsOf } from './proof.repository.ts'

/** The pass waits for a proof no longer, once none is missing. */
async function unblock({ world }: Context, tx: Transaction, stored: StoredContract): Promise<void> {
  const { id: contractId } = stored
  const missing = (await proofsOf(tx, contractId)).some(({ givenOn }) => givenOn === null)
  const now = world.clock()
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
  if (missing || !timeline?.blocked.some(({ cause }) => cause === 'proofMissing')) return
  const today = businessDateOf(now)
  const effectiveOn = today < timeline.span.from ? timeline.span.from : today
  const recording = { recordedOn: now, actorId: null, today }
  await record(tx, stored, recording, { kind: 'unblocked', effectiveOn, payload: { cause: 'proofMissing' } })
}

interface HandedIn {
  contractId: string
  proofId: string
  fileId: string
  /** First and last day it shows something for. */
  from: PlainDate
  to: PlainDate
}

/**
 * Hands in a missing proof with a file that the same visitor has sent in. From then on the pass is good; staff may look
 * at the proof and block it again. False where the proof has come meanwhile; refuses `fileNotFound` another's file.
 */
export async function handInProof(context: Context, tx: Transaction, given: HandedIn): Promise<boolean> {
  const { world, visitor } = context
  const { contractId, proofId, fileId, from: validFrom, to: validTo } = given
  // Before anything that names the contract: two that held it a little and wanted it whole would wait for each other.
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  if (!stored) throw new Error(`there is no contract ${contractId}`)
  const handed = { clientId: clientIdOf(world), ownerId: visitor.id, contractId, keptUntil: null }
  if (visitor.id === '' || (await handIn(tx, handed, [fileId])) === 0) refuse('fileNotFound', 'fileId')
  const isStored = await giveProof(tx, proofId, { fileId, validFrom, validTo, givenOn: world.clock() })
  if (isStored) await unblock(context, tx, stored)
  return isStored
}
