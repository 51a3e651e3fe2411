import { EXPORTED_LISTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { LIST_FILE_TIMEOUT, listFile, listFileFields } from '../../values/list-file.ts'
import { line } from '../../values/text.ts'

/** As long as addresses of lists are. */
export const LIST_ADDRESS_LENGTH = 2000

const ListParams = z.object({
  /** The screen that has the list. */
  list: z.enum(EXPORTED_LISTS, key('notValid')),
})

const ListQuery = z.object({
  /** What the address of the list says: `state=open&clientId=…`; the usual list without it. */
  address: z.optional(line(LIST_ADDRESS_LENGTH)),
  ...listFileFields,
})
export type ListQuery = z.infer<typeof ListQuery>

export const exportStaffList = defineCall({
  name: 'admin/exportList',
  service: 'admin',
  method: 'GET',
  path: '/admin/lists/{list}/export',
  summary: 'All rows of a list as CSV or XLSX; names only with the right to export personal data',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel'], noted: true },
  params: ListParams,
  query: ListQuery,
  reply: listFile,
  timeout: LIST_FILE_TIMEOUT,
})
