import type { PlainDate } from '@billett/domain'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { claim } from '../../../db/schema/index.ts'

/** More lines than anybody is told of at once. */
const MOST = 20

/** What was claimed of a contract and is due on a day or later. */
export const bookedDebits = (db: Statements, contractId: string, from: PlainDate) =>
  db
    .select()
    .from(claim)
    .where(and(eq(claim.contractId, contractId), gte(claim.dueOn, from)))
    .orderBy(asc(claim.dueOn), asc(claim.periodStart))
    .limit(MOST)
