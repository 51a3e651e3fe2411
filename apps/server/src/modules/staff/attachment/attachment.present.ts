import type { AttachmentFile, StaffAttachments } from '@billett/contract'
import {
  type AttachedGroup,
  fitMail,
  KEPT_FOR_TICKETS,
  type Language,
  type LocalText,
  MOST_MAIL_BYTES,
} from '@billett/domain'
import type { ListedAttachment } from '../../ticket/attachment/index.ts'

export const presentFile = (
  { id, fileName, mimeType, size, uploadedOn }: ListedAttachment,
  used: ReadonlySet<string>,
): AttachmentFile => ({ path: id, fileName, mimeType, size, uploadedOn, isUsed: used.has(id) })

interface Shown {
  serviceArea: number
  version: number
  /** What is sent with which group. */
  plan: readonly AttachedGroup[]
  /** The groups that are sold in the area. */
  sold: readonly { name: string; title: LocalText }[]
  files: readonly ListedAttachment[]
}

/** The groups of an area with what their tickets bring: first what all of them bring, last what is sold no more. */
export function presentAttachments(
  { serviceArea, version, plan, sold, files }: Shown,
  language: Language,
): StaffAttachments {
  const known = new Map(files.map(file => [file.id, file]))
  const group = (sortGroup: string | null, title: string | null) => {
    const ids = plan.find(one => one.sortGroup === sortGroup)?.files ?? []
    const brought = ids.map(id => ({
      path: id,
      fileName: known.get(id)?.fileName ?? null,
      size: known.get(id)?.size ?? 0,
    }))
    return { sortGroup, title, files: brought, isTooLarge: !fitMail(brought) }
  }
  const gone = plan.filter(({ sortGroup }) => sortGroup !== null && !sold.some(({ name }) => name === sortGroup))
  return {
    serviceAreaId: serviceArea,
    version,
    groups: [
      group(null, null),
      ...sold.map(({ name, title }) => group(name, title[language])),
      ...gone.map(({ sortGroup }) => group(sortGroup, null)),
    ],
    mostBytes: MOST_MAIL_BYTES - KEPT_FOR_TICKETS,
  }
}
