import type { StaffSubmissionDetail } from '@billett/contract'
import { isDecidedUpon } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { seenSubmission, shownSubmission } from './show-submission.ts'
import { assignSubmission, finishSubmission, insertComment } from './submission.repository.ts'

interface Of {
  submissionGuid: string
}

/**
 * Takes it on, or puts it back. Refuses `submissionNotFound`, `submissionAlreadyDone` what is done, and
 * `changedMeanwhile` what is with somebody else than the caller has seen.
 */
export async function assign(
  context: Context,
  { submissionGuid: id, isMine, expected }: Of & { isMine: boolean; expected: string | null },
  tx: Transaction,
): Promise<Done<StaffSubmissionDetail>> {
  const { clientId, assignedId, doneOn } = await seenSubmission(context, tx, id)
  if (doneOn !== null) refuse('submissionAlreadyDone', 'submissionGuid')
  const assignedTo = isMine ? context.visitor.id : null
  const isAsSeen = assignedId === expected
  const of = { submissionId: id, clientId }
  if (!isAsSeen || !(await assignSubmission(tx, of, { from: expected, to: assignedTo })))
    refuse('changedMeanwhile', 'expected')
  const shown = await shownSubmission(context, tx, id)
  const change = { before: { assignedTo: assignedId }, after: { assignedTo } }
  return { answer: item(shown), act: { kind: 'submission', id, clientId, ...change } }
}

/** What is noted may name people: the note of the act only says that there is one. */
async function note(
  context: Context,
  tx: Transaction,
  { id, clientId, text }: Record<'id' | 'clientId' | 'text', string>,
) {
  const { world, visitor } = context
  const comment = { id: world.newRowId(), clientId, submissionId: id, byId: visitor.id, text, on: world.realClock() }
  await insertComment(tx, comment)
  return comment.id
}

/** Adds what colleagues are to know, also once somebody was done with it. Refuses `submissionNotFound`. */
export async function comment(
  context: Context,
  { submissionGuid: id, text }: Of & { text: string },
  tx: Transaction,
): Promise<Done<StaffSubmissionDetail>> {
  const { clientId } = await seenSubmission(context, tx, id)
  const noted = await note(context, tx, { id, clientId, text })
  const shown = await shownSubmission(context, tx, id)
  return { answer: item(shown), act: { kind: 'submission', id, clientId, after: { comment: noted } } }
}

/**
 * Is done with a report or feedback, once. Refuses `submissionNotFound`, also what is decided as a declaration, and
 * `submissionAlreadyDone`.
 */
export async function finish(
  context: Context,
  { submissionGuid: id, text }: Of & { text: string },
  tx: Transaction,
): Promise<Done<StaffSubmissionDetail>> {
  const { world, visitor } = context
  const { clientId, kind } = await seenSubmission(context, tx, id)
  if (isDecidedUpon(kind)) refuse('submissionNotFound', 'submissionGuid')
  const doneOn = world.realClock()
  if (!(await finishSubmission(tx, { submissionId: id, clientId }, { doneOn, doneBy: visitor.id })))
    refuse('submissionAlreadyDone', 'submissionGuid')
  if (text !== '') await note(context, tx, { id, clientId, text })
  const shown = await shownSubmission(context, tx, id)
  return { answer: item(shown), act: { kind: 'submission', id, clientId, after: { doneOn } } }
}
