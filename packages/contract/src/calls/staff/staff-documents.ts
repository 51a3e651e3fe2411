import {
  DOCUMENT_KINDS,
  DOCUMENT_TEXT_LENGTH,
  DOCUMENT_TITLE_LENGTH,
  LONG_REASON_LENGTH,
  MOST_DOCUMENT_BYTES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffDocument } from '../../replies/staff-document.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, requiredLine, requiredLongText } from '../../values/text.ts'

const service = 'admin' as const
const sees = ['AllowedToUseAdminPanel', 'AllowedToSeeUsers'] as const
const writes = { who: 'staff', rights: [...sees, 'AllowedToEditUsers'] } as const

const CustomerParams = z.object({ userId: Guid })
const DocumentParams = z.object({ userId: Guid, documentGuid: Guid })

const PageQuery = z.object(staffPageFields)

export const getStaffDocuments = defineCall({
  name: 'admin/getDocuments',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/documents',
  summary: 'Documents that were put into a customer’s account, also those that were taken back, the latest first',
  access: { who: 'staff', rights: sees },
  params: CustomerParams,
  query: PageQuery,
  reply: list(StaffDocument),
})

/** What is said of a document, whatever it is made of. */
const described = {
  /** What it is called. */
  title: requiredLine(DOCUMENT_TITLE_LENGTH),
  kind: z.enum(DOCUMENT_KINDS, key('notValid')),
  /** A contract that the customer has concluded; without it the document is about none. */
  contractGuid: z.optional(Guid),
}

const SentDocument = z.object({
  ...described,
  /** PDF or JPEG. */
  file: z.file(key('required')).check(z.maxSize(MOST_DOCUMENT_BYTES, key('fileTooBig'))),
})
export type SentDocument = z.infer<typeof SentDocument>

export const uploadStaffDocument = defineCall({
  name: 'admin/uploadDocument',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/documents',
  summary: 'Puts a file into a customer’s account, and has them told by mail that something is there',
  access: writes,
  params: CustomerParams,
  body: SentDocument,
  reply: list(StaffDocument),
  upload: { maxBytes: MOST_DOCUMENT_BYTES },
  timeout: 120_000,
})

const WrittenDocument = z.object({
  ...described,
  /** Each line is a paragraph; one that begins with `# ` is a heading, with `- ` an item of a list. */
  text: requiredLongText(DOCUMENT_TEXT_LENGTH),
})
export type WrittenDocument = z.infer<typeof WrittenDocument>

export const writeStaffDocument = defineCall({
  name: 'admin/writeDocument',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/documents/written',
  summary: 'Makes an accessible PDF of a text, in the customer’s language, and puts it into their account',
  access: writes,
  params: CustomerParams,
  body: WrittenDocument,
  reply: list(StaffDocument),
})

export const getStaffDocument = defineCall({
  name: 'admin/getDocument',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/documents/{documentGuid}',
  summary: 'One document of a customer, who is not said to have read it; its name is in the header content-disposition',
  access: { who: 'staff', rights: [...sees, 'AllowedToSeePersonalDetails'], noted: true },
  params: DocumentParams,
  reply: file('application/pdf', 'image/png', 'image/jpeg'),
})

export const DocumentTakenBack = z.object({
  /** For staff; it is kept in the journal of what was done. */
  reason: requiredLine(LONG_REASON_LENGTH),
})
export type DocumentTakenBack = z.infer<typeof DocumentTakenBack>

export const takeBackStaffDocument = defineCall({
  name: 'admin/takeBackDocument',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/documents/{documentGuid}/takeBack',
  summary: 'Takes a document out of a customer’s account: what was in it is deleted, what it was called is kept',
  access: writes,
  params: DocumentParams,
  body: DocumentTakenBack,
  reply: list(StaffDocument),
})
