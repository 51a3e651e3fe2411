import { PAGE_CONTENT_LENGTH, PAGE_TITLE_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'

/** Screens of the shop that a section leads to. */
export const LEGAL_ACTIONS = ['withdrawContract', 'cancelContract', 'reportBarrier', 'cookieSettings'] as const

const Text = z.string().check(z.maxLength(PAGE_CONTENT_LENGTH))

const Section = z.object({
  /** Empty where it goes on under the heading before it. */
  heading: Text,
  paragraphs: z.array(Text),
  /** Below each other, as on an envelope. */
  lines: z.optional(z.array(Text)),
  list: z.optional(z.array(Text)),
  action: z.optional(z.enum(LEGAL_ACTIONS)),
})

/** A page that staff have written in the place of one that is made from the client's facts. */
export const PageText = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(PAGE_TITLE_LENGTH)),
  lead: z.string().check(z.maxLength(PAGE_TITLE_LENGTH)),
  sections: z.array(Section),
  /** Day since which it reads so. */
  version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** How often it was changed, from 1 on. */
  changes: z.int(),
})
export type PageText = z.infer<typeof PageText>
