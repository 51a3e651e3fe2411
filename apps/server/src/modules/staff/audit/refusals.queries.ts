import type { PlainDate } from '@billett/domain'
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { staffRefusal, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** What people were refused who were signed in to the shops of these clients, the latest first. */
export const refusalsOf = (
  db: Statements,
  { clientIds, from }: { clientIds: readonly string[]; from: PlainDate | undefined },
  { limit, offset }: Window,
) => {
  const { clientId, day, actorId, call, reason, times } = staffRefusal
  return db
    .select({ refusal: staffRefusal, firstName: userAccount.firstName, lastName: userAccount.lastName })
    .from(staffRefusal)
    .leftJoin(userAccount, eq(userAccount.id, actorId))
    .where(and(inArray(clientId, [...clientIds]), from === undefined ? undefined : gte(day, from)))
    .orderBy(desc(day), desc(times), asc(actorId), asc(call), asc(reason))
    .limit(limit)
    .offset(offset)
}

export type ListedRefusal = Awaited<ReturnType<typeof refusalsOf>>[number]
