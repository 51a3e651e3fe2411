import { getApplicationProof } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { handedInFile } from '../../subscription/file/index.ts'
import { notePortalAct } from '../reach/index.ts'
import { proofById } from './proof-files.queries.ts'
import { seenContracts } from './show-contracts.ts'

/**
 * One proof of an application, as long as it waits for the reader; what it is was told by its bytes when it came.
 * Refuses `fileNotFound` one of every other application as one that is not.
 */
export const showProof = (
  context: Context,
  proofGuid: string,
): Promise<{ bytes: Uint8Array; fileName: string; mimeType: string }> =>
  context.world.db.transaction(async tx => {
    const proof = await proofById(tx, proofGuid)
    // Asked likewise where there is none: nobody learns by it whether there is.
    const [contract] = await seenContracts(context, tx, { contractId: proof?.contractId ?? proofGuid })
    if (!proof || !contract?.mayDecide) return refuse('fileNotFound', 'proofGuid')
    const file = await handedInFile(tx, clientIdOf(context.world), proof.fileId)
    if (!file) return refuse('fileNotFound', 'proofGuid')
    await notePortalAct(context, tx, getApplicationProof, { aboutId: proof.contractId, proof: proofGuid })
    return file
  })
