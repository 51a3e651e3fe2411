import { type Instant, type PlainDate, usedBeforeAsking } from '@billett/domain'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { mandate, payerAccount, signedLink } from '../../../db/schema/index.ts'
import { paysByDebit } from '../collection/index.ts'

/** More than are asked in a round. */
const MOST = 500

export interface LapsingMandate {
  payerId: string
  /** What they pay for: the contract that was claimed of them last. */
  contractId: string
  createdOn: Instant
  lastCollectionOn: PlainDate | null
}

/** Who pays by a mandate that lapses soon, or has, and was sent no link to give another since it was time to ask. */
export async function lapsingMandates(
  db: Statements,
  { clientId, today }: { clientId: string; today: PlainDate },
): Promise<LapsingMandate[]> {
  const contractId = sql<string>`(select claim.contract_id from claim where claim.payer_id = ${payerAccount.id}
    order by claim.period_start desc, claim.id limit 1)`
  const signedOn = sql`(${mandate.createdOn} at time zone 'Europe/Berlin')::date::text`
  const lastUse = sql`coalesce(${mandate.lastCollectionOn}, ${signedOn})`
  return await db
    .select({
      payerId: payerAccount.id,
      contractId,
      createdOn: mandate.createdOn,
      lastCollectionOn: mandate.lastCollectionOn,
    })
    .from(payerAccount)
    .innerJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(
      and(
        paysByDebit('payer_account', clientId),
        sql`${mandate.revokedOn} is null and ${lastUse} <= ${usedBeforeAsking(today)}`,
        sql`exists (select 1 from claim where claim.payer_id = ${payerAccount.id})`,
        // Sixty days are two months or a little less: whoever was asked within a day of it is left out a little sooner.
        sql`not exists (select 1 from signed_link l where l.payer_id = ${payerAccount.id} and l.act = 'changeAccount'
          and l.created_on >= (${lastUse})::date + interval '34 months')`,
      ),
    )
    .limit(MOST)
}

/** Whether a payer was sent a link to name an account by since a moment. */
export const wasAsked = async (db: Statements, payerId: string, since: Instant): Promise<boolean> =>
  (await db.$count(
    signedLink,
    and(eq(signedLink.payerId, payerId), eq(signedLink.act, 'changeAccount'), gte(signedLink.createdOn, since)),
  )) > 0
