import type { Instant } from '@billett/domain'
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { staffAction, userAccount, userSession } from '../../../db/schema/index.ts'

/** Sessions in a customer's place that are over and of which nobody was told, held until the transaction ends. */
export const lockUntold = (tx: Transaction, clientId: string, now: Instant, limit: number) =>
  tx
    .select({ session: userSession, language: userAccount.language })
    .from(userSession)
    .innerJoin(userAccount, eq(userAccount.id, userSession.accountId))
    .where(
      and(
        eq(userAccount.clientId, clientId),
        isNotNull(userSession.takeOver),
        isNull(userSession.toldOn),
        or(isNotNull(userSession.endedOn), lte(userSession.expiresOn, now)),
      ),
    )
    .orderBy(asc(userSession.expiresOn))
    .limit(limit)
    .for('update', { of: userSession, skipLocked: true })

/** What notes say somebody has changed in a session. */
export async function changedIn(tx: Transaction, actorId: string, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ subject: sql<string>`${staffAction.after} ->> 'subject'` })
    .from(staffAction)
    .where(and(eq(staffAction.actorId, actorId), eq(staffAction.sessionId, sessionId)))
  return rows.map(({ subject }) => subject)
}

export async function noteTold(tx: Transaction, sessionId: string, toldOn: Instant): Promise<void> {
  await tx.update(userSession).set({ toldOn }).where(eq(userSession.id, sessionId))
}
