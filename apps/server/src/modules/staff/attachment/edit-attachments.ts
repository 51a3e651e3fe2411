import type { AttachmentFile, SaveAttachments, StaffAttachments } from '@billett/contract'
import { fitMail } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  attachedBytes,
  attachmentsAmong,
  insertAttachment,
  lockAttachments,
  planOf,
  storePlan,
} from '../../ticket/attachment/index.ts'
import { presentFile } from './attachment.present.ts'
import { listAttachments } from './list-attachments.ts'
import type { Presentable } from './sent-in.ts'

const NO_FILES: ReadonlySet<string> = new Set()

const MEGABYTE = 1_000_000
const USUAL_MEGABYTES = 500

/** Stores a file of the company's own. Refuses `filesFull` where all of them together would be more than it keeps. */
export async function storeFile(
  { world }: Context,
  { fileName, mimeType, content }: Presentable,
  tx: Transaction,
): Promise<Done<AttachmentFile>> {
  const clientId = clientIdOf(world)
  const { attachmentMegabytes = USUAL_MEGABYTES } = world.client.config.settings
  await lockAttachments(tx, clientId)
  const kept = await attachedBytes(tx, clientId)
  if (kept + content.length > attachmentMegabytes * MEGABYTE) refuse('filesFull', 'file')
  const listed = {
    id: world.newId(),
    clientId,
    fileName,
    mimeType,
    size: content.length,
    uploadedOn: world.realClock(),
  }
  await insertAttachment(tx, { ...listed, content })
  const after = { fileName, mimeType, size: content.length }
  return { answer: item(presentFile(listed, NO_FILES)), act: { kind: 'attachment', id: listed.id, clientId, after } }
}

/**
 * Says what the tickets of a service area bring. Refuses `changedMeanwhile` where somebody has said so since the
 * version that was read, `attachmentNotFound` at a file that is not there, and `attachmentsTooLarge` at a group whose
 * files no mail has room for.
 */
export async function saveGroups(
  context: Context,
  { serviceAreaId: serviceArea, version, groups }: SaveAttachments & { serviceAreaId: number },
  tx: Transaction,
): Promise<Done<StaffAttachments>> {
  const clientId = clientIdOf(context.world)
  await lockAttachments(tx, clientId)
  const before = await planOf(tx, { clientId, serviceArea })
  if (before.version !== version) refuse('changedMeanwhile', 'version')
  const known = new Map(
    (
      await attachmentsAmong(
        tx,
        clientId,
        groups.flatMap(({ files }) => files),
      )
    ).map(file => [file.id, file]),
  )
  for (const [at, { files }] of groups.entries()) {
    const there = files.map((id, i) => known.get(id) ?? refuse('attachmentNotFound', `groups.${at}.files.${i}`))
    if (!fitMail(there)) refuse('attachmentsTooLarge', `groups.${at}.files`)
  }
  const kept = groups.filter(({ files }) => files.length > 0)
  await storePlan(tx, { clientId, serviceArea }, { groups: kept, version: version + 1 })
  const shown = await listAttachments(context, tx, serviceArea)
  return {
    answer: item(shown),
    act: {
      kind: 'attachment',
      id: String(serviceArea),
      clientId,
      before: { groups: before.groups },
      after: { groups: kept },
    },
  }
}
