import { type AttachmentFile, MOST_FILES_DELETED } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { type Answer, items, nothing } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  attachmentsOfClient,
  deleteAttachments,
  type ListedAttachment,
  lockAttachments,
  usedAttachments,
} from '../../ticket/attachment/index.ts'
import { presentFile } from './attachment.present.ts'

const NO_FILES: ReadonlySet<string> = new Set()

const noteOf = ({ id, clientId, fileName, size }: ListedAttachment): Act => ({
  kind: 'attachment',
  id,
  clientId,
  before: { fileName, size },
})

/** Refuses `attachmentInUse` as long as some ticket brings it, and `attachmentNotFound`. */
export async function removeFile({ world }: Context, path: string, tx: Transaction): Promise<Done<never>> {
  const clientId = clientIdOf(world)
  await lockAttachments(tx, clientId)
  if ((await usedAttachments(tx, clientId)).has(path)) refuse('attachmentInUse', 'path')
  const [deleted] = await deleteAttachments(tx, clientId, [path])
  const answer: Answer<never> = nothing
  return { answer, act: noteOf(deleted ?? refuse('attachmentNotFound', 'path')) }
}

/** Deletes what no ticket brings, or as much of it as is named; what is brought by now stays. */
export async function removeUnused(
  { world }: Context,
  named: readonly string[] | undefined,
  tx: Transaction,
): Promise<Done<AttachmentFile>> {
  const clientId = clientIdOf(world)
  await lockAttachments(tx, clientId)
  const used = await usedAttachments(tx, clientId)
  const unused = (await attachmentsOfClient(tx, clientId))
    .filter(({ id }) => !used.has(id) && (named?.includes(id) ?? true))
    .slice(0, MOST_FILES_DELETED)
  const ids = unused.map(({ id }) => id)
  await deleteAttachments(tx, clientId, ids)
  return {
    answer: items(unused.map(file => presentFile(file, NO_FILES))),
    act: { kind: 'attachment', id: '', clientId, after: { deleted: 0 } },
    each: unused.map(noteOf),
  }
}
