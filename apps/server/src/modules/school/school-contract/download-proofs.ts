import { downloadProofs } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { zipOf } from '../../../spreadsheet/zip.ts'
import { notePortalAct } from '../reach/index.ts'
import { proofFilesOf } from './proof-files.queries.ts'
import { seenContracts } from './show-contracts.ts'

/**
 * The proofs of an application, as long as it waits for the reader: what was accepted is nobody's business any more.
 * Refuses `contractNotFound` every other as one that is not, and `fileNotFound` where no proof has come.
 */
export const zipProofs = (context: Context, contractId: string): Promise<{ bytes: Uint8Array; fileName: string }> =>
  context.world.db.transaction(async tx => {
    const [contract] = await seenContracts(context, tx, { contractId })
    if (!contract?.mayDecide) return refuse('contractNotFound', 'guid')
    const proofs = await proofFilesOf(tx, contractId)
    if (proofs.length === 0) return refuse('fileNotFound', 'guid')
    await notePortalAct(context, tx, downloadProofs, { aboutId: contractId, files: proofs.length })
    const files = proofs.map(({ fileName, bytes }, index) => ({ name: `${index + 1}-${fileName}`, bytes }))
    return { bytes: zipOf(files), fileName: `${contract.number}.zip` }
  })
