import { DOCUMENT_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { InstantText } from '../../values/answered.ts'
import { Page } from '../../values/page.ts'
import { Guid } from '../../values/text.ts'

const customer = { who: 'customer' } as const

const UserDocument = z.object({
  id: z.string(),
  /** What it is called; '' where its file's name says all. */
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  createdOn: InstantText,
  /** Its owner has opened it. */
  isRead: z.boolean(),
})
export type UserDocument = z.infer<typeof UserDocument>

export const getDocuments = defineCall({
  name: 'user/getDocuments',
  service: 'user',
  method: 'GET',
  path: '/user/documents',
  summary: 'Documents that were put into the customer’s account, the latest first',
  access: customer,
  query: Page,
  reply: list(UserDocument),
})

const DocumentParams = z.object({ documentGuid: Guid })

export const getDocument = defineCall({
  name: 'user/getDocument',
  service: 'user',
  method: 'GET',
  path: '/user/documents/{documentGuid}',
  summary: 'One document, which then counts as read; its name is in the header content-disposition',
  access: customer,
  params: DocumentParams,
  reply: file('application/pdf', 'image/png', 'image/jpeg'),
  effect: true,
})
