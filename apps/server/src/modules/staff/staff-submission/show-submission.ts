import type { StaffSubmissionDetail } from '@billett/contract'
import { holdsRights, SUBMISSION_KINDS } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { contractsMeant } from '../../subscription/desk/index.ts'
import { type ListedSubmission, listedSubmissions } from './listed-submissions.queries.ts'
import { presentDetail } from './staff-submission.present.ts'
import { commentsOn, type SubmissionWords, wordsOf } from './submission.repository.ts'

/** One of a client that the caller sees; refuses `submissionNotFound` for any other as for none. */
export async function seenSubmission(context: Context, tx: Transaction, id: string): Promise<ListedSubmission> {
  const { clientIds } = scopeOf(context)
  const all = { kinds: SUBMISSION_KINDS, state: undefined, term: '', from: undefined, before: undefined }
  const filter = { ...all, clientIds, reader: context.visitor.id, id }
  const [row] = await listedSubmissions(tx, filter, { limit: 1, offset: 0 })
  return row ?? refuse('submissionNotFound', 'submissionGuid')
}

/** Contracts that may be meant, as long as nobody has decided. */
async function proposalsFor(context: Context, { doneOn, clientId }: ListedSubmission, words: SubmissionWords) {
  if (doneOn !== null || words.kind === 'barrier' || words.kind === 'feedback') return []
  const meant = await contractsMeant(worldOf(context.world, clientId), words.row.content)
  return meant.map(({ contractId, number, reasons }) => ({
    contractGuid: contractId,
    contractNumber: number,
    reasons,
  }))
}

/** It as the caller may see it. */
export async function shownSubmission(context: Context, tx: Transaction, id: string): Promise<StaffSubmissionDetail> {
  const { world, visitor, language } = context
  const row = await seenSubmission(context, tx, id)
  const words = (await wordsOf(tx, row)) ?? refuse('submissionNotFound', 'submissionGuid')
  const comments = await commentsOn(tx, { submissionId: id, clientId: row.clientId })
  const seesContracts = holdsRights(visitor.rights, ['AllowedToSeeContracts'])
  const proposals = seesContracts ? await proposalsFor(context, row, words) : []
  const contractGuid = seesContracts ? row.contractId : null
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const reading = { language, reader: visitor.id, isFull }
  return presentDetail(world, { row, words, comments, proposals, contractGuid }, reading)
}

/** Everything about it, and the note that it was read. */
export async function showSubmission(
  context: Context,
  id: string,
  tx: Transaction,
): Promise<Done<StaffSubmissionDetail>> {
  const shown = await shownSubmission(context, tx, id)
  const { clientId, isMasked } = shown
  return { answer: item(shown), act: { kind: 'submission', id, clientId, after: { shownInFull: !isMasked } } }
}
