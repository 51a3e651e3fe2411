import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CodeWordQuery, codeWordFields } from '../../values/code-word.ts'
import { Guid } from '../../values/text.ts'

const StaffCodeWordsQuery = z.extend(CodeWordQuery, {
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
})
export type StaffCodeWordsQuery = z.infer<typeof StaffCodeWordsQuery>

const StaffCodeWord = z.object({
  clientId: z.string(),
  /** Whose tickets show it. */
  client: z.string(),
  ...codeWordFields,
})
export type StaffCodeWord = z.infer<typeof StaffCodeWord>

export const getStaffCodeWords = defineCall({
  name: 'admin/getCodeWords',
  service: 'admin',
  method: 'GET',
  path: '/admin/codeWords',
  summary: 'The words that tickets show which were sold within the seven days until one; who has looked is noted',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeEnforcement'], noted: true },
  query: StaffCodeWordsQuery,
  reply: list(StaffCodeWord),
})
