import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

interface ProofFile extends Record<string, unknown> {
  fileName: string
  bytes: Buffer
}

/** The files that were handed in as proofs of an application, in the order they came. */
export async function proofFilesOf(tx: Transaction, contractId: string): Promise<ProofFile[]> {
  const { rows } = await tx.execute<ProofFile>(sql`
    select file.file_name as "fileName",
      (select string_agg(content.bytes, ''::bytea order by content.part)
        from file_content content where content.file_id = file.id) as bytes
    from entitlement_proof proof join uploaded_file file on file.id = proof.file_id
    where proof.contract_id = ${contractId} order by proof.id`)
  return rows
}

/** The file of one proof of an application; undefined: nothing was handed in. */
export async function proofFileId(
  tx: Transaction,
  { contractId, proofId }: { contractId: string; proofId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ fileId: string }>(sql`
    select file_id as "fileId" from entitlement_proof
    where contract_id = ${contractId} and id = ${proofId} and file_id is not null`)
  return rows[0]?.fileId
}
