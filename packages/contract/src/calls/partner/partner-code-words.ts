import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CodeWordQuery, codeWordFields } from '../../values/code-word.ts'

const PartnerCodeWord = z.object(codeWordFields)
export type PartnerCodeWord = z.infer<typeof PartnerCodeWord>

export const getPartnerCodeWords = defineCall({
  name: 'partner/getCodeWords',
  service: 'partner',
  method: 'GET',
  path: '/partner/codeWords',
  summary: 'The words that tickets show which were sold within the seven days until one, the latest first',
  access: { who: 'partner', scope: 'enforcement' },
  query: CodeWordQuery,
  reply: list(PartnerCodeWord),
})
