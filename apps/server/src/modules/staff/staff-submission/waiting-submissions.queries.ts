import type { Instant, SubmissionKind } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { listedSubmissions, submissionsCounted } from './listed-submissions.queries.ts'

/** More are not counted: the portal only says how much there is to do. */
const MOST = 10_000

/** How many of a kind wait for somebody, and since when the oldest does; the clients are named. */
export async function waitingSubmissions(
  db: Statements,
  { clientIds, reader }: { clientIds: readonly string[]; reader: string },
  kind: SubmissionKind,
): Promise<{ count: number; oldest: Instant | null }> {
  const all = { state: 'open' as const, term: '', from: undefined, before: undefined }
  const filter = { ...all, clientIds, reader, kinds: [kind] }
  const [oldest] = await listedSubmissions(db, filter, { limit: 1, offset: 0 })
  const count = await submissionsCounted(db, filter, MOST)
  return { count, oldest: oldest?.receivedOn ?? null }
}
