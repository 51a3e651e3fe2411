import { sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { contractCancellation, contractWithdrawal } from '../../../db/schema/index.ts'

/** To which of these clients something was declared; refuses `declarationNotFound` for any other as for none. */
export async function clientOfDeclaration(
  db: Statements,
  clientIds: readonly string[],
  declarationId: string,
): Promise<string> {
  const seen = sql`id = ${declarationId} and client_id = any(${sql.param(clientIds)}::text[])`
  const { rows } = await db.execute<{ client_id: string }>(
    sql`select client_id from ${contractCancellation} where ${seen}
      union all select client_id from ${contractWithdrawal} where ${seen}`,
  )
  return rows[0]?.client_id ?? refuse('declarationNotFound', 'declarationGuid')
}
