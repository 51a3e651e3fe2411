import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { askForProofAgain, passWaitsNoLonger, proofsOf } from '../application/index.ts'
import { lockContract } from '../contract/index.ts'
import { insertDecision } from './desk.repository.ts'
import { proofsToExamine } from './proof.queries.ts'

interface Examination {
  verdict: 'accepted' | 'rejected'
  /** Who looked at it, by name. */
  by: string
  reason: string
}

interface ProofExamination extends Examination {
  /** Of this contract alone; of any of the client's where nothing is said. */
  contractId?: string
}

/**
 * A person has looked at a proof that was handed in later: it holds, and the pass is good once none is left to look at;
 * or it shows nothing, and another is asked for. Refuses `decisionNotAwaited` what nobody has to look at.
 */
export async function examineProofIn(
  world: World,
  tx: Transaction,
  proofId: string,
  { verdict, by, reason, contractId: asked }: ProofExamination,
): Promise<void> {
  const clientId = clientIdOf(world)
  const waiting = await proofsToExamine(tx, clientId)
  const proof =
    waiting.find(one => one.id === proofId && (asked === undefined || one.contractId === asked)) ??
    refuse('decisionNotAwaited')
  const { contractId } = proof
  await lockContract(tx, clientId, contractId)
  const still = (await proofsToExamine(tx, clientId)).filter(one => one.contractId === contractId)
  if (!still.some(({ id }) => id === proofId)) refuse('decisionNotAwaited')
  await insertDecision(tx, {
    id: world.newRowId(),
    clientId,
    about: 'proof',
    subjectId: proofId,
    contractId,
    outcome: verdict,
    decidedBy: [by],
    reason,
    decidedOn: world.clock(),
  })
  if (verdict === 'rejected') return askForProofAgain(world, tx, { contractId, proofId })
  const isMissing = (await proofsOf(tx, contractId)).some(({ givenOn }) => givenOn === null)
  if (still.length === 1 && !isMissing) await passWaitsNoLonger(world, tx, contractId)
}

/** The same in a transaction of its own. */
export const examineProof = (world: World, proofId: string, examination: Examination): Promise<void> =>
  world.db.transaction(tx => examineProofIn(world, tx, proofId, examination))

/** Looks at proofs in a demo as staff would: each holds. */
export async function demoProofClerk(world: World): Promise<void> {
  if (!world.config.BILLETT_DEMO) return
  for (const { id } of await proofsToExamine(world.db, clientIdOf(world)))
    await examineProof(world, id, { verdict: 'accepted', by: 'demo clerk', reason: 'by rule' })
}
