import { ENTITLEMENT_RESULTS, ORGANISATION_SEARCH_MINIMUM } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { Cents } from '../../values/money.ts'
import { Guid, line, StopReference, searchLine } from '../../values/text.ts'

// Calls of our own: parents ask them without signing in.

const service = 'schoolSubscription' as const
const access = { who: 'public' } as const

const Exemption = z.object({ id: z.string(), text: z.string() })

const PublicSchool = z.object({
  guid: z.string(),
  name: z.string(),
  schoolType: z.string(),
  town: z.string(),
  /** A stop beside it is known; else whoever applies names one. */
  hasStop: z.boolean(),
  /** For whom nothing is to be paid there, with a proof. */
  exemptions: z.array(Exemption),
})
export type PublicSchool = z.infer<typeof PublicSchool>

const SchoolSearch = z.object({
  /** Part of the name, or beginning of number or town; from three characters on. */
  search: searchLine(ORGANISATION_SEARCH_MINIMUM),
})

export const findSchools = defineCall({
  name: 'schoolSubscription/findSchools',
  service,
  method: 'GET',
  path: '/schoolSubscription/entitlement/schools',
  summary: 'Schools whose ways somebody pays, by name, number or town: twenty at most',
  access,
  query: SchoolSearch,
  reply: list(PublicSchool),
  supersedes: true,
})

/** Nothing that says who anybody is. */
export const EntitlementQuestion = z.object({
  schoolGuid: Guid,
  /** 0 before the first. */
  grade: count(0, 13),
  /** The stop the way to school begins at. */
  home: StopReference,
  /** Brothers and sisters before this child whose ways are paid. */
  olderSiblings: count(0, 12),
  isOfAge: z.boolean(),
  /** Id of an exemption of the rule; empty without one. */
  exemption: line(200),
})
export type EntitlementQuestion = z.infer<typeof EntitlementQuestion>

export const ShownReason = z.object({
  kind: z.enum([
    'longEnough',
    'tooShort',
    'dangerous',
    'noBand',
    'notNearest',
    'nearest',
    'nearestUnknown',
    'metresUnknown',
    'ownTown',
    'addressBlocked',
    'selfPay',
  ]),
  /** Where the rule is written. */
  source: z.string(),
  metres: z.nullable(z.int()),
  minMetres: z.nullable(z.int()),
  /** Which danger, in the reader’s language. */
  danger: z.nullable(z.string()),
})
export type ShownReason = z.infer<typeof ShownReason>

export const ShownShareBy = z.enum(['place', 'adult', 'exempt', 'selfPay', 'unknown', 'notEntitled'])

/** What the rule says today; it is decided on application only. */
export const EntitlementAnswer = z.object({
  result: z.enum(ENTITLEMENT_RESULTS),
  reasons: z.array(ShownReason),
  /** What the parents pay of a month; null while it has to be examined, or where there is no ticket. */
  ownShareInCent: z.nullable(Cents),
  /** Why so much. */
  shareBy: ShownShareBy,
  shareSource: z.string(),
  /** Metres on foot; null where no way is known. */
  metres: z.nullable(z.int()),
  /** The nearest school of the same type, where it is another. */
  nearestSchool: z.nullable(z.object({ name: z.string(), metres: z.int() })),
  /** Who pays, and decides. */
  authority: z.string(),
  ruleVersion: z.int(),
  ruleValidFrom: DateText,
  /** First day a ticket that is asked for now can begin. */
  from: DateText,
  /** Label of the school year. */
  year: z.string(),
  /** Asked for after the window for this year. */
  isLate: z.boolean(),
  /** For whom nothing is to be paid, with a proof. */
  exemptions: z.array(Exemption),
})
export type EntitlementAnswer = z.infer<typeof EntitlementAnswer>

export const checkEntitlement = defineCall({
  name: 'schoolSubscription/checkEntitlement',
  service,
  method: 'POST',
  path: '/schoolSubscription/entitlement/check',
  summary: 'Whether a child’s way to school is paid, and what remains to the parents; stores nothing of it',
  access,
  body: EntitlementQuestion,
  reply: list(EntitlementAnswer),
})
