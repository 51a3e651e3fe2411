import {
  DECISION_RESULTS,
  ENTITLEMENT_RESULTS,
  MEASURING_METHODS,
  OBJECTED_BY,
  OBJECTION_STATES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { seen } from '../../values/portal.ts'
import { Guid, line, longText, requiredLongText, StopReference } from '../../values/text.ts'
import { ShownReason, ShownShareBy } from './school-entitlement.ts'

// Calls of our own: what who pays decides by, and what becomes of it.

const service = 'schoolSubscription' as const
const access = seen('AcceptDecline')

/** Contracts that are weighed at a time. */
const MOST = 500

const Weighing = z.object({
  contractGuids: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(MOST, key('outOfRange'))),
})
export type Weighing = z.infer<typeof Weighing>

/** What the rule in force says of an application, and what a yes would cost whom. */
export const WeighedContract = z.object({
  contractGuid: z.string(),
  /** Who pays, and decides. */
  authority: z.string(),
  /** Null where no rule is released: a person decides by what they know. */
  ruleVersion: z.nullable(z.int()),
  result: z.nullable(z.enum(ENTITLEMENT_RESULTS)),
  reasons: z.array(ShownReason),
  metres: z.nullable(z.int()),
  minMetres: z.nullable(z.int()),
  /** The way has to be longer than these metres, and not only as long. */
  isOver: z.boolean(),
  method: z.enum(MEASURING_METHODS),
  measuredBecause: z.string(),
  /** They live elsewhere since the way was said: it is to be said anew. */
  hasMoved: z.boolean(),
  /** Name of the stop the way begins at; empty where nobody has said so, or it is secret. */
  home: z.string(),
  isNearest: z.nullable(z.boolean()),
  nearestSchool: z.nullable(z.object({ name: z.string(), metres: z.int() })),
  grade: z.int(),
  /** In the reader's words; empty where none is asked for. */
  exemption: z.string(),
  /** What who pays has said to it; null: nothing so far, and a yes to the way waits for that. */
  isExemptionGranted: z.nullable(z.boolean()),
  /** Last day its proof shows it for; null: nobody has said so. */
  exemptionUntil: z.nullable(DateText),
  /** Brothers and sisters whose ways are paid. */
  siblings: z.int(),
  /** First day it would hold. */
  from: DateText,
  year: z.string(),
  ownShareInCent: z.nullable(Cents),
  shareBy: z.nullable(ShownShareBy),
  /** Of a month as it would be: whose part is how much. */
  payerInCent: z.nullable(Cents),
  parentsInCent: z.nullable(Cents),
  /** Until the end of the school year; null where the price is not known. */
  payerRestOfYearInCent: z.nullable(Cents),
  parentsRestOfYearInCent: z.nullable(Cents),
})
export type WeighedContract = z.infer<typeof WeighedContract>

export const weighContracts = defineCall({
  name: 'schoolSubscription/weighContracts',
  service,
  method: 'POST',
  path: '/schoolSubscription/contracts/weigh',
  summary: 'What the rule says of applications, by which facts, and what a yes costs whom; to who pays alone',
  access,
  body: Weighing,
  reply: list(WeighedContract),
})

const OfContract = z.object({ guid: Guid })

const SaidWay = z
  .object({
    /** The stop the way begins at; as it was without it. */
    home: z.optional(StopReference),
    /** Measured by a person; by the footways without it. */
    metres: z.optional(count(0, 100_000)),
    isNearest: z.optional(z.boolean()),
    /** Whether the exemption that is asked for is granted; said alone, the way stays as it is. */
    isExemptionGranted: z.optional(z.boolean()),
    /** Last day its proof shows it for; without it it is looked at again with the next school year. */
    exemptionUntil: z.optional(PlainDate),
    /** How it was measured or proved, and by which document. */
    because: z.optional(line(200)),
    /** The document that shows it: a file that was uploaded before. */
    fileId: z.optional(Guid),
  })
  .check(
    z.refine(
      ({ because = '', isExemptionGranted, home, metres }) =>
        because !== '' || (isExemptionGranted !== undefined && home === undefined && metres === undefined),
      {
        error: key('required'),
        path: ['because'],
      },
    ),
  )
export type SaidWay = z.infer<typeof SaidWay>

export const sayWay = defineCall({
  name: 'schoolSubscription/sayWay',
  service,
  method: 'POST',
  path: '/schoolSubscription/contract/{guid}/way',
  summary:
    'Says where a way to school begins, how long it is, or whether an exemption is granted, with how that is known; answers what the rule says now',
  access,
  params: OfContract,
  body: SaidWay,
  reply: list(WeighedContract),
})

const Objection = z.object({
  guid: z.string(),
  state: z.enum(OBJECTION_STATES),
  receivedOn: DateText,
  enteredBy: z.enum(OBJECTED_BY),
  text: z.string(),
  decidedOn: z.nullable(DateText),
  decidedBy: z.nullable(z.string()),
  decision: z.string(),
  /** The application that follows from it, where it is another. */
  contractGuid: z.nullable(z.string()),
})

/** A decision with its rule, its facts and its letter, and whether it can still be objected to. */
export const SchoolDecision = z.object({
  guid: z.string(),
  /** As it is called: `000012/2026`. */
  number: z.string(),
  year: z.string(),
  result: z.enum(DECISION_RESULTS),
  departs: z.boolean(),
  reasons: z.array(ShownReason),
  reason: z.string(),
  metres: z.nullable(z.int()),
  /** Of what was measured by hand: how; empty where nobody did. */
  measuredBecause: z.string(),
  /** The document that shows it, among those of who has decided; null where there is none (any more). */
  measuredDocumentGuid: z.nullable(z.string()),
  ruleVersion: z.nullable(z.int()),
  ownShareInCent: z.nullable(Cents),
  shareBy: z.nullable(ShownShareBy),
  validFrom: DateText,
  decidedOn: InstantText,
  decidedBy: z.string(),
  /** Number of the decision that this one takes the place of. */
  cites: z.nullable(z.string()),
  /** The letter goes by post, as no e-mail address is known. */
  byPost: z.boolean(),
  /** Day it was handed to the post, and who has noted so; null: it waits, or goes by e-mail. */
  postedOn: z.nullable(DateText),
  postedBy: z.nullable(z.string()),
  /** Null while the letter is being made, or waits for the post. */
  deliveredOn: z.nullable(DateText),
  objectionUntil: z.nullable(DateText),
  term: z.enum(['notDelivered', 'running', 'stopped', 'final']),
  mayObject: z.boolean(),
  objection: z.nullable(Objection),
  /** Among the documents of who has decided; null while it is being made. */
  documentGuid: z.nullable(z.string()),
})
export type SchoolDecision = z.infer<typeof SchoolDecision>

export const getDecisions = defineCall({
  name: 'schoolSubscription/getDecisions',
  service,
  method: 'GET',
  path: '/schoolSubscription/contract/{guid}/decisions',
  summary: 'What who pays has decided about a contract, the latest first; to who pays alone',
  access: seen('AcceptDecline', 'StudentOverview'),
  params: OfContract,
  reply: list(SchoolDecision),
})

const DecideAgain = z.object({
  /** First day the new decision holds. */
  from: PlainDate,
  reason: longText(1000),
  /** Only says what it would come to. */
  dryRun: z.boolean(),
})
export type DecideAgain = z.infer<typeof DecideAgain>

const DecidedAgain = z.object({
  result: z.enum(DECISION_RESULTS),
  ownShareInCent: z.nullable(Cents),
  /** Last day of the ticket where nothing is paid any more; null: it goes on. */
  endsOn: z.nullable(DateText),
  /** What the parents pay more from the day to the end of the school year; less than nothing: what they get back. */
  parentsMoreInCent: Cents,
  payerMoreInCent: Cents,
})
export type DecidedAgain = z.infer<typeof DecidedAgain>

export const decideAgain = defineCall({
  name: 'schoolSubscription/decideAgain',
  service,
  method: 'POST',
  path: '/schoolSubscription/contract/{guid}/decideAgain',
  summary: 'Decides anew about a ticket that was granted, as after a move: by the rule and the facts of a day',
  access,
  params: OfContract,
  body: DecideAgain,
  reply: list(DecidedAgain),
})

const OfDecision = z.object({ decisionGuid: Guid })

/** An objection that came by letter. */
export const EnteredObjection = z.object({
  /** The day it came in. */
  receivedOn: PlainDate,
  text: requiredLongText(4000),
})
export type EnteredObjection = z.infer<typeof EnteredObjection>

export const enterObjection = defineCall({
  name: 'schoolSubscription/enterObjection',
  service,
  method: 'POST',
  path: '/schoolSubscription/decision/{decisionGuid}/objection',
  summary: 'Notes an objection that came by letter; the term of the decision stands still from then on',
  access,
  params: OfDecision,
  body: EnteredObjection,
  reply: list(SchoolDecision),
})

const DecidedObjection = z.object({
  outcome: z.enum(['upheld', 'dismissed', 'withdrawn'], key('notValid')),
  reason: requiredLongText(1000),
})
export type DecidedObjection = z.infer<typeof DecidedObjection>

export const decideObjection = defineCall({
  name: 'schoolSubscription/decideObjection',
  service,
  method: 'POST',
  path: '/schoolSubscription/decision/{decisionGuid}/objection/decide',
  summary: 'Decides on an objection; one that is upheld makes a new application that cites the decision',
  access,
  params: OfDecision,
  body: DecidedObjection,
  reply: list(SchoolDecision),
})
