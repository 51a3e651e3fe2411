import { FEEDBACK_FIELD_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Id, longText } from '../../values/text.ts'

const service = 'feedback' as const
const anyone = { who: 'public' } as const

const CategoryParams = z.object({ id: Id })

const Category = z.object({
  id: z.string(),
  label: z.string(),
  /** A narrower choice follows; without one the detail fields do. */
  hasChildren: z.boolean(),
})
export type FeedbackCategoryItem = z.infer<typeof Category>

export const getFeedbackCategories = defineCall({
  name: 'feedback/getCategories',
  service,
  method: 'GET',
  path: '/feedback/categories',
  summary: 'What feedback can be about, the first level',
  access: anyone,
  reply: list(Category),
})

export const getFeedbackCategory = defineCall({
  name: 'feedback/getCategory',
  service,
  method: 'GET',
  path: '/feedback/categories/{id}',
  summary: 'The categories one level below',
  access: anyone,
  params: CategoryParams,
  reply: list(Category),
})

const DetailField = z.object({
  id: z.string(),
  kind: z.enum(FEEDBACK_FIELD_KINDS),
  label: z.string(),
  row: z.int(),
  column: z.int(),
  isRequired: z.boolean(),
  maxLength: z.int(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type FeedbackDetailField = z.infer<typeof DetailField>

export const getFeedbackDetailFields = defineCall({
  name: 'feedback/getDetailFields',
  service,
  method: 'GET',
  path: '/feedback/categories/{id}/detailFields',
  summary: 'What a category asks, with the place of each field',
  access: anyone,
  params: CategoryParams,
  reply: list(DetailField),
})

/** What each field takes is checked by its own rules; its error is at `detailFieldValues.{id}`. */
const DetailFieldValue = z.object({ id: Id, value: longText(4000) })

const Feedback = z.object({
  detailFieldValues: z.array(DetailFieldValue).check(z.maxLength(50, key('outOfRange'))),
})
export type Feedback = z.infer<typeof Feedback>

const FeedbackReceipt = z.object({ receivedAt: InstantText })

export const sendFeedback = defineCall({
  name: 'feedback/sendFeedback',
  service,
  method: 'POST',
  path: '/feedback/categories/{id}',
  summary: 'Sends feedback; stored, and mailed to the operator',
  access: anyone,
  params: CategoryParams,
  body: Feedback,
  reply: list(FeedbackReceipt),
})
