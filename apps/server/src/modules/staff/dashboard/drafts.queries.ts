import { and, count, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { clientVersion, sqlStatement, submissionHandling, tariffArrangement } from '../../../db/schema/index.ts'
import type { Waiting } from './queues.queries.ts'

const NONE: Waiting = { count: 0, oldest: null }

/** Settings of a client that are right and nobody has released, as long as nothing was written after them. */
export async function settingsToRelease(db: Statements, clientId: string): Promise<Waiting> {
  const { version, storedOn, source, checkedOn, releasedOn, discardedOn } = clientVersion
  const [row] = await db
    .select({ count: count(), oldest: min(storedOn) })
    .from(clientVersion)
    .where(
      and(
        eq(clientVersion.clientId, clientId),
        eq(source, 'staff'),
        isNotNull(checkedOn),
        isNull(releasedOn),
        isNull(discardedOn),
        sql`not exists (select 1 from client_version later
          where later.client_id = ${clientVersion.clientId} and later.version > ${version})`,
      ),
    )
  return row ?? NONE
}

/** What of the tariff is arranged rightly and nobody has released, part by part. */
export async function arrangementsToRelease(db: Statements, clientId: string): Promise<Waiting> {
  const { part, serviceArea, version, storedOn, checkedOn, releasedOn, discardedOn } = tariffArrangement
  const [row] = await db
    .select({ count: count(), oldest: min(storedOn) })
    .from(tariffArrangement)
    .where(
      and(
        eq(tariffArrangement.clientId, clientId),
        isNotNull(checkedOn),
        isNull(releasedOn),
        isNull(discardedOn),
        sql`not exists (select 1 from tariff_arrangement later
          where later.client_id = ${tariffArrangement.clientId} and later.part = ${part}
            and later.service_area = ${serviceArea} and later.version > ${version})`,
      ),
    )
  return row ?? NONE
}

/** Statements that nobody has released yet, or not since they were changed. */
export async function statementsToRelease(db: Statements, clientIds: readonly string[]): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(sqlStatement.writtenOn) })
    .from(sqlStatement)
    .where(and(inArray(sqlStatement.clientId, [...clientIds]), isNull(sqlStatement.releasedOn)))
  return row ?? NONE
}

/** What the reader has taken on of what was sent in, and is not done with. */
export async function ownSubmissions(
  db: Statements,
  { clientIds, reader }: { clientIds: readonly string[]; reader: string },
): Promise<Waiting> {
  const [row] = await db
    .select({ count: count() })
    .from(submissionHandling)
    .where(
      and(
        inArray(submissionHandling.clientId, [...clientIds]),
        eq(submissionHandling.assignedTo, reader),
        isNull(submissionHandling.doneOn),
      ),
    )
  return { count: row?.count ?? 0, oldest: null }
}
