import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line } from '../../values/text.ts'
import { MAX_PROOF, PROOF_TYPES } from '../subscription/application.ts'

const service = 'schoolSubscription' as const

/** A file that an organisation has uploaded (Spec 3 §3). */
const OrganisationDocument = z.object({
  guid: z.string(),
  organisation: Labelled,
  title: z.string(),
  createdOn: InstantText,
  fileName: z.string(),
  /** What kind of file it is, `application/pdf`. */
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** By name; null: somebody who is known no more. */
  uploader: z.nullable(z.string()),
  /** The reader has fetched it once, or has uploaded it. */
  isDownloaded: z.boolean(),
  /** It was taken as the proof of a ticket: nobody opens it any more. */
  isProof: z.boolean(),
})
export type OrganisationDocument = z.infer<typeof OrganisationDocument>

const OfOrganisation = z.object({ orgGuid: Guid })

const NewDocument = z.object({
  /** The name of the file without it. */
  title: z.optional(line(120)),
  /** PDF, PNG, JPEG, BMP, TIFF, DOCX or XLSX. */
  file: z.file(key('required')).check(z.maxSize(MAX_PROOF, key('fileTooBig'))),
})

export const uploadOrganisationFile = defineCall({
  name: 'schoolSubscription/uploadFile',
  service,
  method: 'POST',
  path: '/schoolSubscription/uploadFile/{orgGuid}',
  summary: 'Takes a file of an organisation; its people and who pays for it see it',
  access: seen('DocumentUpload'),
  params: OfOrganisation,
  body: NewDocument,
  reply: list(OrganisationDocument),
  upload: { maxBytes: MAX_PROOF },
  timeout: 120_000,
})

const DocumentsFields = z.object({
  /** Those that the reader has not fetched yet. */
  onlyNew: z.optional(z.boolean()),
  /** Part of a title or of the name of a file. */
  search: z.optional(line(120)),
})

const DocumentsQuery = z.extend(DocumentsFields, portalPageFields)
export type DocumentsQuery = z.infer<typeof DocumentsQuery>

export const getOrganisationFiles = defineCall({
  name: 'schoolSubscription/getFilesUploadedByOrganization',
  service,
  method: 'GET',
  path: '/schoolSubscription/{orgGuid}/filesUploadedByOrganization',
  summary: 'A page of the files of an organisation and of those below it, the latest first',
  access: seen('DocumentOverview', 'DocumentUpload', 'ChangeRequest'),
  params: OfOrganisation,
  query: DocumentsQuery,
  reply: list(OrganisationDocument),
  supersedes: true,
})

const DocumentsFound = z.object({
  total: z.int(),
  /** Those of them that the reader has not fetched yet. */
  waiting: z.int(),
})
export type DocumentsFound = z.infer<typeof DocumentsFound>

export const countOrganisationFiles = defineCall({
  name: 'schoolSubscription/countFilesUploadedByOrganization',
  service,
  method: 'GET',
  path: '/schoolSubscription/{orgGuid}/filesUploadedByOrganization/count',
  summary: 'How many files an organisation and those below it have, and how many of them the reader has not fetched',
  access: seen('DocumentOverview', 'DocumentUpload', 'ChangeRequest'),
  params: OfOrganisation,
  reply: list(DocumentsFound),
  supersedes: true,
})

const OfDocument = z.object({ guid: Guid })

export const getOrganisationDocument = defineCall({
  name: 'schoolSubscription/getDocument',
  service,
  method: 'GET',
  path: '/schoolSubscription/documents/{guid}',
  summary: 'A file of an organisation; that the reader has fetched it is noted',
  access: seen('DocumentOverview'),
  params: OfDocument,
  reply: file(...PROOF_TYPES),
})
