import { getApplicationProof } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { handedInFile } from '../../subscription/file/index.ts'
import { notePortalAct } from '../reach/index.ts'
import { proofFileId } from './proof-files.queries.ts'
import { seenContracts } from './show-contracts.ts'

/**
 * One proof of an application, as long as it waits for the reader; what it is was told by its bytes when it came.
 * Refuses `contractNotFound` every other application as one that is not, and `fileNotFound` where nothing has come.
 */
export const showProof = (
  context: Context,
  { guid, proofGuid }: { guid: string; proofGuid: string },
): Promise<{ bytes: Uint8Array; fileName: string; mimeType: string }> =>
  context.world.db.transaction(async tx => {
    const [contract] = await seenContracts(context, tx, { contractId: guid })
    if (!contract?.mayDecide) return refuse('contractNotFound', 'guid')
    const fileId = await proofFileId(tx, { contractId: guid, proofId: proofGuid })
    const file = fileId === undefined ? undefined : await handedInFile(tx, clientIdOf(context.world), fileId)
    if (!file) return refuse('fileNotFound', 'proofGuid')
    await notePortalAct(context, tx, getApplicationProof, { aboutId: guid, proof: proofGuid })
    return file
  })
