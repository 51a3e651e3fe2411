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

interface Missing {
  contractId: string
  proofId: string
}

/**
 * Which of the proofs that a pupil lacks a file is. Refuses `noProofAsked`, `proofNotMissing`, and `required` where it
 * may be several; what was asked for before that could be said is the first.
 */
function meantProof(missing: readonly Missing[], { proofGuid, from }: Of<'documentUpload'>): Missing {
  const [first, ...others] = missing
  if (!first) return refuse('noProofAsked', 'studentGuid')
  if (proofGuid !== undefined)
    return missing.find(({ proofId }) => proofId === proofGuid) ?? refuse('proofNotMissing', 'proofGuid')
  return others.length > 0 && from !== undefined ? refuse('required', 'proofGuid') : first
}

/**
 * A file of the school is the proof that a pupil's contract waits for. Who pays has looked at it: its pass waits no
 * longer; where nobody pays the transport operator looks at it. Refuses `studentNotFound`, `fileNotFound`, and as
 * `meantProof` does.
 */
export async function handInDocument(scene: Scene, asked: Of<'documentUpload'>): Promise<Effect> {
  const { context, tx } = scene
  const { world } = context
  const clientId = clientIdOf(world)
  const member = (await memberById(context, tx, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const file = (await fileById(context, tx, asked.documentGuid)) ?? refuse('fileNotFound', 'documentGuid')
  const contracts = await seenContracts(context, tx, { studentId: member.studentId })
  const missing = contracts.flatMap(({ guid, proofs }) =>
    proofs.filter(({ isMissing }) => isMissing).map(proof => ({ contractId: guid, proofId: proof.guid })),
  )
  const { contractId, proofId } = meantProof(missing, asked)
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
      const given = {
        fileId: file.fileId,
        validFrom: asked.from ?? null,
        validTo: asked.until ?? null,
        givenOn: world.clock(),
      }
      if (!(await giveProof(tx, proofId, given))) refuse('noProofAsked', 'studentGuid')
      const waiting = (await proofsToExamine(tx, clientId)).some(({ id }) => id === proofId)
      if (payer && waiting) await examineProofIn(world, tx, proofId, { verdict: 'accepted', by, reason: file.title })
      return {}
    },
    makeNo: null,
    handOn: null,
  }
}
