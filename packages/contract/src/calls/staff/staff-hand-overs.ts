import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { LIST_FORMATS, listFile } from '../../values/list-file.ts'
import { ActReason } from '../../values/reason.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const

/** What was given to a collection agency at once. */
const DunningHandOver = z.object({
  guid: z.string(),
  madeOn: InstantText,
  /** Who has made it. */
  madeBy: z.string(),
  reason: z.string(),
  /** Cases in it. */
  cases: z.int(),
  /** What was owed then. */
  cents: z.int(),
  /** What of it is not open any more: the agency has to be told. */
  paidCents: z.int(),
})
export type DunningHandOver = z.infer<typeof DunningHandOver>

const HandOversQuery = z.object({ ...staffPageFields })
export type HandOversQuery = z.infer<typeof HandOversQuery>

export const getDunningHandOvers = defineCall({
  name: 'admin/getDunningHandOvers',
  service,
  method: 'GET',
  path: '/admin/dunningHandOvers',
  summary: 'What was given to a collection agency, the latest first, and what of it was paid here since',
  access: { who: 'staff', rights },
  query: HandOversQuery,
  reply: list(DunningHandOver),
  supersedes: true,
})

const HandOverBody = z.object({
  /** To whom, and why now; stays with the note of it. */
  reason: ActReason,
})
export type HandOverReason = z.infer<typeof HandOverBody>

export const makeDunningHandOver = defineCall({
  name: 'admin/makeDunningHandOver',
  service,
  method: 'POST',
  path: '/admin/dunningHandOvers',
  summary: 'Gives a collection agency all cases that have come to that level and wait for nothing, each once',
  access: { who: 'staff', rights: [...rights, 'AllowedToRunBilling'], stepUp: true, approval: 'handOvers' },
  body: HandOverBody,
  reply: list(DunningHandOver),
})

const HandOverParams = z.object({
  /** Of the hand-over. */
  handOverGuid: Guid,
})
const HandOverFileQuery = z.object({
  /** `csv` without it. */
  format: z.optional(z.enum(LIST_FORMATS, key('notValid'))),
})

export const downloadDunningHandOver = defineCall({
  name: 'admin/downloadDunningHandOver',
  service,
  method: 'GET',
  path: '/admin/dunningHandOvers/{handOverGuid}/file',
  summary: 'The claims of a hand-over with who owes them, and what of each is open now; that it was fetched is noted',
  access: { who: 'staff', rights: [...rights, 'AllowedToSeePersonalDetails'], noted: true },
  params: HandOverParams,
  query: HandOverFileQuery,
  reply: listFile,
  timeout: 120_000,
})
