import type { PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import { lockContract } from '../../contract/index.ts'
import { handIn } from '../../file/index.ts'
import { giveProof } from './proof.repository.ts'

interface HandedIn {
  contractId: string
  proofId: string
  fileId: string
  /** First and last day it shows something for; null: nobody has said so. */
  from: PlainDate | null
  to: PlainDate | null
}

/**
 * Hands in a missing proof with a file that the same visitor has sent in. Somebody looks at it; until then the pass
 * waits. False where the proof has come meanwhile; refuses `fileNotFound` another's file.
 */
export async function handInProof(context: Context, tx: Transaction, given: HandedIn): Promise<boolean> {
  const { world, visitor } = context
  const { contractId, proofId, fileId, from: validFrom, to: validTo } = given
  // Before anything that names the contract: two that held it a little and wanted it whole would wait for each other.
  if (!(await lockContract(tx, clientIdOf(world), contractId))) throw new Error(`there is no contract ${contractId}`)
  const handed = { clientId: clientIdOf(world), ownerId: visitor.id, contractId, keptUntil: null }
  if (visitor.id === '' || (await handIn(tx, handed, [fileId])) === 0) refuse('fileNotFound', 'fileId')
  return giveProof(tx, proofId, { fileId, validFrom, validTo, givenOn: world.clock() })
}
