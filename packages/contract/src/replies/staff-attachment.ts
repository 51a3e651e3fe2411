import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** A file that can be sent with tickets. */
export const AttachmentFile = z.object({
  /** Stands for the file; nothing of a disk. */
  path: z.string(),
  /** As buyers get it. */
  fileName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedOn: InstantText,
  /** Some ticket brings it. */
  isUsed: z.boolean(),
})
export type AttachmentFile = z.infer<typeof AttachmentFile>

const AttachmentGroup = z.object({
  /** The name of a group of products; `null`: the tickets of all of them. */
  sortGroup: z.nullable(z.string()),
  /** What the group is called; `null` where no tariff has it any more. */
  title: z.nullable(z.string()),
  /** What its tickets bring, in this order; a file that is there no more has no name. */
  files: z.array(
    z.object({
      /** As the list of files says. */
      path: z.string(),
      fileName: z.nullable(z.string()),
      /** Bytes; 0 where it is there no more. */
      size: z.int(),
    }),
  ),
  /** Together with the ticket they are too large for a mail. */
  isTooLarge: z.boolean(),
})

/** What is sent with the tickets of one service area (Spec 3 §2.4). */
export const StaffAttachments = z.object({
  serviceAreaId: z.int(),
  /** Counts changes from 1, 0 where nobody has changed anything: who changes it says which one was read. */
  version: z.int(),
  /** Every group of the area, whether or not its tickets bring anything, and those that are no longer sold. */
  groups: z.array(AttachmentGroup),
  /** Bytes that the files of one group may have. */
  mostBytes: z.int(),
})
export type StaffAttachments = z.infer<typeof StaffAttachments>
