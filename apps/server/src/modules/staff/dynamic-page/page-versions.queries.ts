import { PageText } from '@billett/clients'
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { clientVersion as versions } from '../../../db/schema/index.ts'

/** Versions of a configuration that are looked through; most of them change no page. */
const MOST_VERSIONS = 500

/** What was written on a page that was shown once, the latest first, each text once. */
export async function writtenTexts(db: Statements, clientId: string, key: string): Promise<PageText[]> {
  const text = sql<unknown>`${versions.client} -> 'pages' -> ${key}::text`
  const wasShown = or(eq(versions.active, true), isNotNull(versions.replacedOn))
  const rows = await db
    .select({ text })
    .from(versions)
    .where(and(eq(versions.clientId, clientId), wasShown, sql`${text} is not null`))
    .orderBy(desc(versions.version))
    .limit(MOST_VERSIONS)
  const known = new Map(rows.map(row => [JSON.stringify(row.text), row.text]))
  // One that another release wrote need not be a page any more.
  return [...known.values()].flatMap(one => PageText.safeParse(one).data ?? [])
}
