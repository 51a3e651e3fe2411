import * as calls from '@billett/contract'
import { acting, preparing } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { saveGroups, storeFile } from './edit-attachments.ts'
import { listAttachments, listFiles } from './list-attachments.ts'
import { removeFile, removeUnused } from './remove-files.ts'
import { sentIn } from './sent-in.ts'

export const attachmentRoutes = [
  route(calls.getAttachments, async (context, { query }) =>
    item(await listAttachments(context, context.world.db, query.serviceAreaId)),
  ),
  acting(calls.saveAttachments, (context, { query, body }, tx) => saveGroups(context, { ...query, ...body }, tx)),
  route(calls.getAttachmentFiles, async (context, { query }) => items(await listFiles(context, query.sort))),
  preparing(calls.uploadAttachment, (context, { body }) => sentIn(context, body.file), storeFile),
  acting(calls.deleteUnusedAttachments, (context, { body }, tx) => removeUnused(context, body.paths, tx)),
  acting(calls.deleteAttachment, (context, { query }, tx) => removeFile(context, query.path, tx)),
]
