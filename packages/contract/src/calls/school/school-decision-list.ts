import { DECISION_RESULTS, OBJECTION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line } from '../../values/text.ts'

// A call of our own: decisions of ways and objections to them, across contracts.

/** What a list of decisions is narrowed to; several mean any of them. */
export const DECISION_FILTERS = ['objected', 'runsOut', 'running', 'decidedObjection', 'toPost'] as const
export type DecisionFilter = (typeof DECISION_FILTERS)[number]

const DecisionsQuery = z.extend(
  z.object({
    /** Itself and all it looks after; all the reader pays for without it. */
    organizationId: z.optional(Guid),
    /**
     * `objected`: an objection waits · `runsOut`: the term ends within a week · `running`: it runs · `toPost`:
     * its letter
     * waits for the post.
     */
    filters: z.optional(z.array(z.enum(DECISION_FILTERS, key('notValid')))),
    /** Only decisions that came to one of these. */
    results: z.optional(z.array(z.enum(DECISION_RESULTS, key('notValid')))),
    /** Beginning of a pupil’s name, or a decision’s number. */
    search: z.optional(line(120)),
  }),
  portalPageFields,
)
export type DecisionsQuery = z.infer<typeof DecisionsQuery>

/** A decision as lists tell of it. */
export const ListedDecision = z.object({
  guid: z.string(),
  /** As it is called: `000012/2026`. */
  number: z.string(),
  result: z.enum(DECISION_RESULTS),
  /** Who pays has decided otherwise than the rule says. */
  departs: z.boolean(),
  decidedOn: InstantText,
  decidedBy: z.string(),
  /** Whose decision it is, and who decides on an objection. */
  authority: z.string(),
  organisation: Labelled,
  /** Whom it is about. */
  student: Labelled,
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** The ticket runs: it can be decided anew about it. */
  isRunning: z.boolean(),
  /** Last day of an objection; null while the letter is being made. */
  objectionUntil: z.nullable(DateText),
  term: z.enum(['notDelivered', 'running', 'stopped', 'final']),
  /** The last objection; null where there is none. */
  objection: z.nullable(z.object({ state: z.enum(OBJECTION_STATES), receivedOn: DateText })),
})
export type ListedDecision = z.infer<typeof ListedDecision>

export const listDecisions = defineCall({
  name: 'schoolSubscription/listDecisions',
  service: 'schoolSubscription',
  method: 'GET',
  path: '/schoolSubscription/decisions',
  summary: 'Decisions of ways across contracts with their terms and objections, the latest first; to who pays alone',
  access: seen('AcceptDecline'),
  query: DecisionsQuery,
  reply: list(ListedDecision),
  supersedes: true,
})
