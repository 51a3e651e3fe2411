/** Bytes of one file (Spec 3 §5). */
export const MOST_ATTACHMENT_BYTES = 25_000_000

/** Bytes of all that comes with a mail; encoded it is a third more, and many mail servers take no more than 25 MB. */
export const MOST_MAIL_BYTES = 15_000_000

/** Bytes that are kept for the ticket, the terms and the text of a mail. */
export const KEPT_FOR_TICKETS = 2_000_000

interface Sized {
  size: number
}

const bytesOf = (files: readonly Sized[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Whether files can be sent with a ticket at all. */
export const fitMail = (files: readonly Sized[]): boolean => bytesOf(files) <= MOST_MAIL_BYTES - KEPT_FOR_TICKETS

/** Of files that are to be sent with a mail, in their order, those for which there is room beside what it brings. */
export function filesWithRoom<File extends Sized>(files: readonly File[], brought: readonly Sized[]): File[] {
  let room = MOST_MAIL_BYTES - bytesOf(brought)
  return files.filter(({ size }) => {
    if (size > room) return false
    room -= size
    return true
  })
}

/** What is sent with the tickets of one group; `null` for those of all groups of its service area. */
export interface AttachedGroup {
  sortGroup: string | null
  /** Ids of files, in the order in which they are sent. */
  files: string[]
}

/** The files that tickets of these groups bring, each once, those for all tickets first. */
export function filesForGroups(plan: readonly AttachedGroup[], groups: readonly string[]): string[] {
  const wanted = new Set(groups)
  const meant = plan.filter(({ sortGroup }) => sortGroup === null || wanted.has(sortGroup))
  const inOrder = meant.toSorted((a, b) => Number(a.sortGroup !== null) - Number(b.sortGroup !== null))
  return [...new Set(inOrder.flatMap(({ files }) => files))]
}
