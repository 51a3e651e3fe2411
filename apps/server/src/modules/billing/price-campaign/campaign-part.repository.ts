import type { Instant } from '@billett/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, priceCampaignPart as part } from '../../../db/schema/index.ts'
import { type Cohort, type ContractRange, ofCohort } from './cohort.queries.ts'

/** Contracts of a part. */
export const PART = 1000

export interface CampaignPass {
  campaignId: string
  pass: string
}

const ofPass = ({ campaignId, pass }: CampaignPass) => and(eq(part.campaignId, campaignId), eq(part.pass, pass))

/** Draws the parts of a pass over a cohort, once: whoever comes second finds them. */
export async function drawParts(tx: Transaction, cohort: Cohort, pass: CampaignPass, most: number): Promise<void> {
  const [known] = await tx.select({ number: part.number }).from(part).where(ofPass(pass)).limit(1)
  if (known) return
  await tx.execute(sql`
    insert into price_campaign_part (campaign_id, pass, number, first_id, last_id, looked, made)
    select ${pass.campaignId}::uuid, ${pass.pass}::text, number, min(id::text)::uuid, max(id::text)::uuid, 0, 0 from (
      select ${contract.id} as id, (row_number() over (order by ${contract.id}) - 1) / ${most}::int + 1 as number
      from ${contract} where ${ofCohort(cohort)}
    ) contracts group by number
    on conflict do nothing`)
}

/** The next part that nobody works on, held until the transaction ends; undefined where there is none. */
export async function takePart(
  tx: Transaction,
  pass: CampaignPass,
): Promise<(ContractRange & { number: number }) | undefined> {
  const [taken] = await tx
    .select({ number: part.number, firstId: part.firstId, lastId: part.lastId })
    .from(part)
    .where(and(ofPass(pass), isNull(part.finishedOn)))
    .orderBy(asc(part.number))
    .limit(1)
    .for('update', { skipLocked: true })
  return taken
}

export async function finishPart(
  tx: Transaction,
  pass: CampaignPass,
  { number, ...done }: { number: number; looked: number; made: number; finishedOn: Instant },
): Promise<void> {
  await tx
    .update(part)
    .set(done)
    .where(and(ofPass(pass), eq(part.number, number)))
}

/** Whether nothing of a pass is left, nor worked on by somebody else. */
export async function isWhole(db: Statements, pass: CampaignPass): Promise<boolean> {
  const left = await db
    .select({ number: part.number })
    .from(part)
    .where(and(ofPass(pass), isNull(part.finishedOn)))
    .limit(1)
  return left.length === 0
}
