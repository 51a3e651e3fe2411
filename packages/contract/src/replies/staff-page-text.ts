import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** What a page would say: the shop does not show it before somebody releases it. */
const PageDraft = z.object({
  title: z.string(),
  /** Below the title; may be empty. */
  subtitle: z.string(),
  /** HTML, as it is stored and would be shown. */
  content: z.string(),
  /** Goes on from that of the page. Who changes or releases it says which one was read. */
  version: z.int(),
  /** Who has written it last, by name. */
  writtenBy: z.string(),
  writtenOn: InstantText,
})

/** A page of a shop in one language (Spec 3 §3). */
export const DynamicPage = z.object({
  /** What names it in calls: path and language, `terms.de`. */
  identifier: z.string(),
  /** Which page: `terms`. */
  path: z.string(),
  language: z.string(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  title: z.string(),
  /** Below the title; may be empty. */
  subtitle: z.string(),
  /** HTML of headings, paragraphs, lists and buttons (`[[cancelContract]]`), as it is stored and shown. */
  content: z.string(),
  /** Made from the company's own facts; a page that staff have written takes its place. */
  isGenerated: z.boolean(),
  /** Staff have added it: nothing is generated in its place, and deleted it is gone. */
  isFree: z.boolean(),
  /** It cannot be deleted: the law wants one, and nobody has written another. */
  isProtected: z.boolean(),
  /** Counts its changes; 0 for a generated one. Who changes it says which was read, the draft’s where there is one. */
  version: z.int(),
  /** Day since which it reads so. */
  changedOn: z.string(),
  /** What somebody has written since and nobody has released; null where the page stands as it is. */
  draft: z.nullable(PageDraft),
})
export type DynamicPage = z.infer<typeof DynamicPage>
