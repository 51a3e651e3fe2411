import { ATTACHMENT_COLUMN_WORDS, ATTACHMENT_STATE_WORDS, type AttachmentFile } from '@billett/contract'
import { attachmentsAddress } from '@billett/contract/lists/attachments-address.ts'
import { fitMail, saidSort } from '@billett/domain'
import { declaredList, type ListColumn, rowsAtOnce } from '../listing/index.ts'
import { listFiles } from './list-attachments.ts'

const stateOf = (file: AttachmentFile) => {
  if (!fitMail([file])) return 'tooLarge'
  return file.isUsed ? 'used' : 'unused'
}

const COLUMNS: readonly ListColumn<AttachmentFile>[] = [
  { name: ATTACHMENT_COLUMN_WORDS.name, cell: ({ fileName }) => fileName },
  { name: ATTACHMENT_COLUMN_WORDS.size, cell: ({ size }) => size },
  { name: ATTACHMENT_COLUMN_WORDS.uploadedOn, cell: ({ uploadedOn }, { at }) => at(uploadedOn) },
  {
    name: ATTACHMENT_COLUMN_WORDS.state,
    cell: (file, { language }) => ATTACHMENT_STATE_WORDS[stateOf(file)][language],
  },
]

/** Files that can be sent with tickets, as a file of its own: sizes in bytes. */
export const attachmentList = declaredList(attachmentsAddress, (context, { sort }) => ({
  name: 'attachments',
  columns: COLUMNS,
  rows: rowsAtOnce(listFiles(context, saidSort(sort))),
}))
