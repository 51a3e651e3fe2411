import type { Instant } from '@billett/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { payerAccount, runPart } from '../../../../db/schema/index.ts'
import { isDebited, type PayerRange } from '../payers.queries.ts'

/** Payers of a part. */
const PART = 1000

interface Pass {
  runId: string
  pass: string
}

const ofPass = ({ runId, pass }: Pass) => and(eq(runPart.runId, runId), eq(runPart.pass, pass))

/** Draws the parts of a pass over all payers of a client, once: whoever comes second finds them. */
export async function drawParts(
  tx: Transaction,
  clientId: string,
  { runId, pass }: Pass,
  most: number = PART,
): Promise<void> {
  const [known] = await tx.select({ number: runPart.number }).from(runPart).where(ofPass({ runId, pass })).limit(1)
  if (known) return
  await tx.execute(sql`
    insert into billing_run_part (run_id, pass, number, first_id, last_id, looked, made)
    select ${runId}::uuid, ${pass}::text, number, min(id::text)::uuid, max(id::text)::uuid, 0, 0 from (
      select ${payerAccount.id} as id, (row_number() over (order by ${payerAccount.id}) - 1) / ${most}::int + 1 as number
      from ${payerAccount} where ${isDebited(clientId)}
    ) payers group by number
    on conflict do nothing`)
}

/** The next part that nobody works on, held until the transaction ends; undefined where there is none. */
export async function takePart(tx: Transaction, pass: Pass): Promise<(PayerRange & { number: number }) | undefined> {
  const { number, firstId, lastId } = runPart
  const [part] = await tx
    .select({ number, firstId, lastId })
    .from(runPart)
    .where(and(ofPass(pass), isNull(runPart.finishedOn)))
    .orderBy(asc(number))
    .limit(1)
    .for('update', { skipLocked: true })
  return part
}

export async function finishPart(
  tx: Transaction,
  pass: Pass,
  { number, looked, made, finishedOn }: { number: number; looked: number; made: number; finishedOn: Instant },
): Promise<void> {
  await tx
    .update(runPart)
    .set({ finishedOn, looked, made })
    .where(and(ofPass(pass), eq(runPart.number, number)))
}

/** Whether nothing of a pass is left, nor worked on by somebody else. */
export async function isWhole(db: Statements, pass: Pass): Promise<boolean> {
  const left = await db
    .select({ number: runPart.number })
    .from(runPart)
    .where(and(ofPass(pass), isNull(runPart.finishedOn)))
    .limit(1)
  return left.length === 0
}
