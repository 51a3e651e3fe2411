import type { PlainDate } from '@billett/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { bankFile } from '../../../../db/schema/index.ts'

/** Files that the bank takes until a day and no longer, and does not have yet. */
export function leavingFiles(db: Statements, clientId: string, handOverBy: PlainDate) {
  return db
    .select({ id: bankFile.id, state: bankFile.state })
    .from(bankFile)
    .where(
      and(
        eq(bankFile.clientId, clientId),
        eq(bankFile.handOverBy, handOverBy),
        inArray(bankFile.state, ['built', 'released']),
      ),
    )
    .orderBy(asc(bankFile.id))
}
