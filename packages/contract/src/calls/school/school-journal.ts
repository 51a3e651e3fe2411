import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line } from '../../values/text.ts'
import { ROLL_TASKS } from './school-years.ts'

// A call of our own: who of the portal did what, and who took something out of it.

/** What is noted. */
export const PORTAL_ACTS = [
  'contractAccepted',
  'contractDeclined',
  'contractTakenBack',
  'contractPassedOn',
  'proofsAsked',
  'proofSeen',
  'proofsFetched',
  'requestMade',
  'requestAccepted',
  'requestDeclined',
  'waySaid',
  'decidedAgain',
  'objectionEntered',
  'objectionDecided',
  'lettersPrinted',
  'lettersPosted',
  'listTaken',
  'listCompared',
  'listRowDecided',
  'listReckoned',
  'listApplied',
  'listUndone',
  'listDiscarded',
  'listProblemsFetched',
  'pupilsFetched',
  'employeeLeft',
  'pupilLeft',
  'pupilStays',
  'controlFileFetched',
  'controlAnswered',
  'personNamed',
  'personChanged',
  'personEnded',
  'fileUploaded',
  'fileFetched',
  'obligationSaid',
  'reportFetched',
  'invoiceFetched',
  'payrollFetched',
  'yearKept',
  'yearStep',
  'yearLettersPrinted',
  'yearLettersPosted',
  'yearPlanned',
  'yearPupilsDecided',
  'yearEntitlementDecided',
  'yearPupilsApproved',
  'handOutListFetched',
  'handOutNoted',
] as const
export type PortalAct = (typeof PORTAL_ACTS)[number]

/**
 * `withoutProofs`: it was agreed to although a proof was missing · `tried`: nothing was changed, but it was read what
 * would be.
 */
export const PORTAL_REMARKS = ['withoutProofs', 'tried'] as const

const JournalQuery = z.extend(
  z.object({
    /** Itself and all it looks after; all the reader may look at without it. */
    organizationId: z.optional(Guid),
    /** Only these. */
    acts: z.optional(z.array(z.enum(PORTAL_ACTS, key('notValid')))),
    /** Beginning of the name of who did it. */
    search: z.optional(line(120)),
    /** First and last day on which it was done. */
    from: z.optional(PlainDate),
    until: z.optional(PlainDate),
  }),
  portalPageFields,
)
export type JournalQuery = z.infer<typeof JournalQuery>

/** Something that somebody of the portal did. */
export const PortalActRow = z.object({
  guid: z.string(),
  act: z.enum(PORTAL_ACTS),
  on: InstantText,
  /** Who did it; empty where that account is gone. */
  by: z.string(),
  organisation: Labelled,
  /** Whom or what it was about by name; empty where that is the organisation, or is there no more. */
  about: z.string(),
  /** Pupils, files or classes it was about; null where that is one thing. */
  count: z.nullable(z.int()),
  /** Of a step into the next year. */
  step: z.nullable(z.enum(ROLL_TASKS)),
  /** What is to be known besides. */
  remark: z.nullable(z.enum(PORTAL_REMARKS)),
})
export type PortalActRow = z.infer<typeof PortalActRow>

export const getPortalJournal = defineCall({
  name: 'schoolSubscription/getJournal',
  service: 'schoolSubscription',
  method: 'GET',
  path: '/schoolSubscription/journal',
  summary:
    'Who did what at the organisations the reader may look at, the latest first; only what their own entries lead to',
  access: seen('SchoolOverview'),
  query: JournalQuery,
  reply: list(PortalActRow),
  supersedes: true,
})
