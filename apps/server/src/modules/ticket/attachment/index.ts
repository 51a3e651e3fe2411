export {
  attachedBytes,
  attachmentsAmong,
  attachmentsOfClient,
  deleteAttachments,
  insertAttachment,
  type ListedAttachment,
  lockAttachments,
  planOf,
  storePlan,
  usedAttachments,
} from './attachment.repository.ts'
export { filesWithOrder } from './files-with-order.ts'
