import { type PlainDate, type PortalRequest, pathOfAsking, withOtherDay } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { schoolRequest, schoolRequestMove } from '../../../db/schema/index.ts'

/** Not before a day: what was declined for an earlier one holds from then on. */
const fromDay = (asked: PortalRequest, day: PlainDate): PortalRequest =>
  'from' in asked && asked.from !== undefined && asked.from < day ? (withOtherDay(asked, day) ?? asked) : asked

/**
 * A request that was declined waits for who pays again, as it was asked for, after an objection was upheld. False where
 * it is kept no longer.
 */
export async function askAgain(
  tx: Transaction,
  requestId: string,
  { id, now, today, byId }: { id: string; now: string; today: PlainDate; byId: string },
): Promise<boolean> {
  const [before] = await tx.select().from(schoolRequest).where(eq(schoolRequest.id, requestId))
  if (!before) return false
  const moves = pathOfAsking('payer')
  await tx.insert(schoolRequest).values({
    ...{ ...before, id, asked: fromDay(before.agreed ?? before.asked, today), agreed: null, deciders: ['payer'] },
    ...{ state: moves.at(-1) ?? 'costUnitCheckPending', version: 1, requestedOn: now, handedOnId: null },
    ...{ decidedOn: null, decidedBy: null, decision: null, effectiveOn: null },
  })
  await tx.insert(schoolRequestMove).values(
    moves.map((to, index) => ({
      ...{ requestId: id, number: index + 1, from: moves[index - 1] ?? ('new' as const), to },
      ...{ movedOn: now, movedBy: byId },
    })),
  )
  return true
}
