import type { ClaimComponent, ReportSpan } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { type Amounts, claimedAmounts, NO_AMOUNTS } from './claimed.queries.ts'
import { beginsIn, claimsSeen } from './claims-seen.queries.ts'

type OfItem = Amounts & { component: ClaimComponent }

/** What was claimed of a payer, by what it is for, the largest first. */
export async function itemsOf(context: Context, db: Statements, payerId: string, span: ReportSpan): Promise<OfItem[]> {
  const { rows } = await db.execute<OfItem & Record<string, unknown>>(sql`
    select claim.component, ${claimedAmounts} from ${claimsSeen(context, span)} where payer.id = ${payerId}
    group by 1 order by sum(abs(claim.cents)) desc, 1`)
  return rows
}

/** What people pay themselves of contracts of which something was claimed of a payer in the same days. */
export async function ownSharesOf(
  context: Context,
  db: Statements,
  payerId: string,
  span: ReportSpan,
): Promise<Amounts> {
  const { rows } = await db.execute<Amounts & Record<string, unknown>>(sql`
    with theirs as materialized (
      select distinct claim.contract_id as id from ${claimsSeen(context, span)} where payer.id = ${payerId}
    )
    select ${claimedAmounts} from theirs
    join claim on claim.contract_id = theirs.id and ${beginsIn(span)}
    join payer_account account on account.id = claim.payer_id
    join party on party.id = account.party_id and party.kind = 'person'`)
  return rows[0] ?? NO_AMOUNTS
}
