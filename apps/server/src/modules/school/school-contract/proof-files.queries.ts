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

/**
 * Of which application a proof is, or the photo that was drawn anew, and its file; undefined: there is none, or nothing
 * was handed in.
 */
export async function proofById(
  tx: Transaction,
  proofId: string,
): Promise<{ contractId: string; fileId: string } | undefined> {
  const { rows } = await tx.execute<{ contractId: string; fileId: string }>(sql`
    select contract_id as "contractId", file_id as "fileId" from entitlement_proof
    where id = ${proofId} and file_id is not null
    union all
    select contract_id, photo_id from applied_child where photo_id = ${proofId} and is_photo_drawn`)
  return rows[0]
}
