import { type Instant, SUBMISSION_KINDS, type SubmissionKind } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { listedSubmissions, submissionsCounted } from './listed-submissions.queries.ts'

/** More are not counted: the portal only says how much there is to do. */
const MOST = 10_000

/** Of each kind how many wait for somebody, and since when the oldest does; the clients are named. */
export async function waitingSubmissions(
  db: Statements,
  { clientIds, reader }: { clientIds: readonly string[]; reader: string },
): Promise<{ kind: SubmissionKind; count: number; oldest: Instant | null }[]> {
  const waiting = []
  for (const kind of SUBMISSION_KINDS) {
    const all = { state: 'open' as const, term: '', from: undefined, before: undefined }
    const filter = { ...all, clientIds, reader, kinds: [kind] }
    const [oldest] = await listedSubmissions(db, filter, { limit: 1, offset: 0 })
    const count = await submissionsCounted(db, filter, MOST)
    waiting.push({ kind, count, oldest: oldest?.receivedOn ?? null })
  }
  return waiting
}
