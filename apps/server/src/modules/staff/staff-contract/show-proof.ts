import type { Done } from '../../../call/act/doing.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { handedInFile } from '../../subscription/file/index.ts'
import { fileOfProof } from './proof-file.queries.ts'
import { clientOfSeenContract } from './seen-contract.queries.ts'

/**
 * The file somebody handed in as a proof, and the note that it was looked at. Refuses `contractNotFound` for a contract
 * of a client that the caller does not see as for none, and `fileNotFound` a proof that has no file (any more).
 */
export async function showProof(
  context: Context,
  { contractGuid, proofGuid }: { contractGuid: string; proofGuid: string },
  tx: Transaction,
): Promise<Done<never>> {
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractGuid)
  const fileId = await fileOfProof(tx, contractGuid, proofGuid)
  const file = fileId === undefined ? undefined : await handedInFile(tx, clientId, fileId)
  return {
    answer: { file: file ?? refuse('fileNotFound', 'proofGuid') },
    act: { kind: 'contract', id: contractGuid, clientId, after: { proof: proofGuid, opened: true } },
  }
}
