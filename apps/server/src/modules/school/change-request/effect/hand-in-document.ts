import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import { giveProof } from '../../../subscription/application/index.ts'
import { examineProofIn, proofsToExamine } from '../../../subscription/desk/index.ts'
import { handInAgain } from '../../../subscription/file/index.ts'
import { fileById } from '../../organisation-file/index.ts'
import { payerOf } from '../../reach/index.ts'
import { seenContracts } from '../../school-contract/index.ts'
import { memberById } from '../subject.queries.ts'
import type { Effect, Of, Scene } from './effect.ts'

/**
 * A file of the school is the proof that a pupil's contract waits for. Who pays has looked at it: its pass waits no
 * longer; where nobody pays the transport operator looks at it. Refuses `studentNotFound`, `fileNotFound`, and
 * `noProofAsked`.
 */
export async function handInDocument(scene: Scene, asked: Of<'documentUpload'>): Promise<Effect> {
  const { context, tx } = scene
  const { world } = context
  const clientId = clientIdOf(world)
  const member = (await memberById(context, tx, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const file = (await fileById(context, tx, asked.documentGuid)) ?? refuse('fileNotFound', 'documentGuid')
  const contracts = await seenContracts(context, tx, { studentId: member.studentId })
  const [missing] = contracts.flatMap(({ guid, proofs }) =>
    proofs.filter(({ isMissing }) => isMissing).map(proof => ({ contractId: guid, proofId: proof.guid })),
  )
  if (!missing) return refuse('noProofAsked', 'studentGuid')
  const { contractId, proofId } = missing
  const today = businessDateOf(world.clock())
  const payer = await payerOf(tx, member.id, today)
  return {
    place: member,
    payer,
    studentId: member.studentId,
    contractId,
    terms: null,
    weighs: true,
    effectiveOn: today,
    priceCents: null,
    make: async by => {
      await handInAgain(tx, { clientId, contractId, fileId: file.fileId })
      const given = { fileId: file.fileId, validFrom: null, validTo: null, givenOn: world.clock() }
      if (!(await giveProof(tx, proofId, given))) refuse('noProofAsked', 'studentGuid')
      const waiting = (await proofsToExamine(tx, clientId)).some(({ id }) => id === proofId)
      if (payer && waiting) await examineProofIn(world, tx, proofId, { verdict: 'accepted', by, reason: file.title })
      return {}
    },
    makeNo: null,
    handOn: null,
  }
}
