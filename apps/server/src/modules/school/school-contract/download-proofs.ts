import { downloadProofs } from '@billett/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { zipOf } from '../../../spreadsheet/zip.ts'
import { notePortalAct } from '../reach/index.ts'
import { seenContracts } from './show-contracts.ts'

interface ProofFile extends Record<string, unknown> {
  fileName: string
  bytes: Buffer
}

/**
 * The proofs of an application, as long as it waits for the reader: what was accepted is nobody's business any more.
 * Refuses `contractNotFound` every other as one that is not, and `fileNotFound` where no proof has come.
 */
export const zipProofs = (context: Context, contractId: string): Promise<{ bytes: Uint8Array; fileName: string }> =>
  context.world.db.transaction(async tx => {
    const [contract] = await seenContracts(context, tx, { contractId })
    if (!contract?.mayDecide) return refuse('contractNotFound', 'guid')
    const { rows } = await tx.execute<ProofFile>(sql`
      select file.file_name as "fileName",
        (select string_agg(content.bytes, ''::bytea order by content.part)
          from file_content content where content.file_id = file.id) as bytes
      from entitlement_proof proof join uploaded_file file on file.id = proof.file_id
      where proof.contract_id = ${contractId} order by proof.id`)
    if (rows.length === 0) return refuse('fileNotFound', 'guid')
    await notePortalAct(context, tx, downloadProofs, { aboutId: contractId, files: rows.length })
    const files = rows.map(({ fileName, bytes }, index) => ({ name: `${index + 1}-${fileName}`, bytes }))
    return { bytes: zipOf(files), fileName: `${contract.number}.zip` }
  })
