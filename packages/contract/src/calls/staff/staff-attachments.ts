import { MOST_ATTACHMENT_BYTES, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ATTACHMENT_SORTS } from '../../lists/attachments-address.ts'
import { AttachmentFile, StaffAttachments } from '../../replies/staff-attachment.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToManageAttachments'] } as const

/** Files that tickets of one group bring, at most. */
const MOST_FILES = 20

const MOST_GROUPS = 500

const AreaQuery = z.object({
  /** Number of the service area: 2 tickets, 4 subscriptions (Spec 1 §9). */
  serviceAreaId: count(0, 999),
})

export const getAttachments = defineCall({
  name: 'admin/getAttachments',
  service,
  method: 'GET',
  path: '/admin/attachments',
  summary: 'Which files are sent with the tickets of a service area, group by group',
  access,
  query: AreaQuery,
  reply: list(StaffAttachments),
})

const SaveAttachments = z.object({
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version: count(0, Number.MAX_SAFE_INTEGER),
  /** Every group whose tickets bring something. */
  groups: z
    .array(
      z.object({
        /** The name of a group of products; `null`: the tickets of all of them. */
        sortGroup: z.nullable(line(100)),
        /** Their `path`, in the order in which they are sent. */
        files: z.array(Guid).check(z.maxLength(MOST_FILES, key('outOfRange'))),
      }),
    )
    .check(z.maxLength(MOST_GROUPS, key('outOfRange'))),
})
export type SaveAttachments = z.infer<typeof SaveAttachments>

export const saveAttachments = defineCall({
  name: 'admin/saveAttachments',
  service,
  method: 'POST',
  path: '/admin/attachments',
  summary: 'Says which files are sent with the tickets of a service area, in place of what was said before',
  access,
  query: AreaQuery,
  body: SaveAttachments,
  reply: list(StaffAttachments),
})

const FilesQuery = z.object({
  /** By name without it. */
  sort: z.optional(z.enum(sortsOf(ATTACHMENT_SORTS), key('notValid'))),
})
export type FilesQuery = z.infer<typeof FilesQuery>

export const getAttachmentFiles = defineCall({
  name: 'admin/getAttachmentFiles',
  service,
  method: 'GET',
  path: '/admin/attachments/files',
  summary: 'The files that can be sent with tickets, by name where no other order is asked for',
  access,
  query: FilesQuery,
  reply: list(AttachmentFile),
})

const NewAttachment = z.object({
  /** PDF or JPEG. */
  file: z.file(key('required')).check(z.maxSize(MOST_ATTACHMENT_BYTES, key('fileTooBig'))),
})

export const uploadAttachment = defineCall({
  name: 'admin/uploadAttachment',
  service,
  method: 'POST',
  path: '/admin/attachments/files',
  summary: 'Stores a PDF that does nothing by itself, or a picture without what came along with it',
  access,
  body: NewAttachment,
  reply: list(AttachmentFile),
  upload: { maxBytes: MOST_ATTACHMENT_BYTES },
  timeout: 120_000,
})

const FileQuery = z.object({
  /** As the list of files says. */
  path: Guid,
})

export const deleteAttachment = defineCall({
  name: 'admin/deleteAttachment',
  service,
  method: 'DELETE',
  path: '/admin/attachments/files',
  summary: 'Deletes a file that no ticket brings',
  access,
  query: FileQuery,
  reply: empty,
})

/** Files that are deleted at once, at most: each is noted, in one transaction; the rest when it is asked for again. */
export const MOST_FILES_DELETED = 1000

const UnusedFiles = z.object({
  /** The only ones that are deleted, as a trial has named them; without it all that no ticket brings. */
  paths: z.optional(z.array(Guid).check(z.maxLength(MOST_FILES_DELETED, key('outOfRange')))),
})

export const deleteUnusedAttachments = defineCall({
  name: 'admin/deleteUnusedAttachments',
  service,
  method: 'POST',
  path: '/admin/attachments/files/deleteUnused',
  summary: 'Deletes the files that no ticket brings; a trial names them',
  access,
  query: DryRun,
  body: UnusedFiles,
  reply: list(AttachmentFile),
})
