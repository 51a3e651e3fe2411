import { DOCUMENT_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** A document in a customer’s account, as staff see it. */
export const StaffDocument = z.object({
  guid: z.string(),
  /** What it is called; '' where its file's name says all. */
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  mimeType: z.string(),
  /** Bytes; 0 once it was taken back. */
  size: z.int(),
  createdOn: InstantText,
  /** By name; null: the shop itself. */
  writtenBy: z.nullable(z.string()),
  /** The contract it is about; null where it is about none, or one that is there no more. */
  contractNumber: z.nullable(z.string()),
  /** When the customer first opened it. */
  readOn: z.nullable(InstantText),
  /** Since then the customer sees it no more. */
  takenBackOn: z.nullable(InstantText),
  /** By name. */
  takenBackBy: z.nullable(z.string()),
  /** Whether it can be taken back: what the shop itself has made cannot. */
  canBeTakenBack: z.boolean(),
})
export type StaffDocument = z.infer<typeof StaffDocument>
