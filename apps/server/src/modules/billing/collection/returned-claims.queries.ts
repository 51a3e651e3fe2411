import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isInCollection } from '../../../db/held-claim.ts'
import { isLookedUp } from '../../../db/looked-up.ts'

/** A claim whose collection came back, and which is owed again. */
export interface ReturnedClaim {
  claimId: string
  payerId: string
  /** From when it is collected once more; null: never by itself by the mandate that it came back from. */
  retryOn: PlainDate | null
}

/**
 * Claims of payers that came back and are in no other collection, as their last return left them. One of another
 * mandate than the payer has now, or of what it said before, is not among them: that account is not tried again.
 */
export async function returnedClaims(db: Statements, payerIds: readonly string[]): Promise<ReturnedClaim[]> {
  const { rows } = await db.execute<{ [K in keyof ReturnedClaim]: ReturnedClaim[K] }>(sql`
    select last."claimId", last."payerId", last."retryOn" from (
      select distinct on (part.claim_id) part.claim_id as "claimId", back.payer_id as "payerId",
        back.retry_on as "retryOn", made.mandate_id, made.mandate_version
      from bank_return back
        join collection made on made.id = back.collection_id
        join collection_claim part on part.collection_id = back.collection_id and part.reopened_on is not null
      where ${isLookedUp(sql`back.payer_id`, payerIds)}
        and not ${isInCollection(sql`part.claim_id`)}
      order by part.claim_id, back.created_on desc, back.id desc
    ) last join payer_account payer on payer.id = last."payerId"
    where payer.mandate_id = last.mandate_id and last.mandate_version = (
      select max(v.number) from mandate_version v where v.mandate_id = payer.mandate_id)`)
  return rows
}
