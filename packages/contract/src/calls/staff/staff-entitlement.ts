import { RULE_FAULTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { Cents } from '../../values/money.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Seen, ShownVersion, TermsVersion, termsFields } from '../../values/terms.ts'
import { Guid, markup } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'] } as const

/** The longest content: a hundred dangerous ways with their places. */
const CONTENT_LENGTH = 100_000

/** Who pays ways to school, with the versions of their rule. */
export const EntitlementRules = z.object({
  authorityGuid: z.string(),
  authority: z.string(),
  clientId: z.string(),
  client: z.string(),
  /** How many schools it pays for today. */
  schools: z.int(),
  /** The latest first; none where it has never been written. */
  versions: z.array(TermsVersion),
})
export type EntitlementRules = z.infer<typeof EntitlementRules>

const Fault = z.object({
  /** Where in the rule: `bands.0.minMetres`. */
  path: z.string(),
  fault: z.enum(RULE_FAULTS),
})

export const EntitlementRuleDetail = z.extend(EntitlementRules, {
  ...termsFields,
  /** What keeps the version from being released. */
  faults: z.array(Fault),
})
export type EntitlementRuleDetail = z.infer<typeof EntitlementRuleDetail>

export const getEntitlementRules = defineCall({
  name: 'admin/getEntitlementRules',
  service,
  method: 'GET',
  path: '/admin/entitlementRules',
  summary: 'Who pays ways to school, with the versions of their rules',
  access,
  reply: list(EntitlementRules),
})

const RuleParams = z.object({ authorityGuid: Guid })

export const getEntitlementRule = defineCall({
  name: 'admin/getEntitlementRule',
  service,
  method: 'GET',
  path: '/admin/entitlementRules/{authorityGuid}',
  summary: 'The rule of one of them: the latest version or an earlier one',
  access,
  params: RuleParams,
  query: ShownVersion,
  reply: list(EntitlementRuleDetail),
})

const SaveRule = z.extend(Seen, {
  /** JSON, as text. */
  content: markup(CONTENT_LENGTH),
})

export const saveEntitlementRule = defineCall({
  name: 'admin/saveEntitlementRule',
  service,
  method: 'PUT',
  path: '/admin/entitlementRules/{authorityGuid}',
  summary: 'Stores a draft of a rule, and says what keeps it from being released',
  access,
  params: RuleParams,
  query: DryRun,
  body: SaveRule,
  reply: list(EntitlementRuleDetail),
})

export const discardEntitlementRule = defineCall({
  name: 'admin/discardEntitlementRule',
  service,
  method: 'POST',
  path: '/admin/entitlementRules/{authorityGuid}/discard',
  summary: 'Throws a draft of a rule away',
  access,
  params: RuleParams,
  body: Seen,
  reply: list(EntitlementRules),
})

const CostsQuery = z.extend(Seen, {
  /** Which part of the tickets, counted from 0. */
  page: count(0, 10_000),
})

const RuleCosts = z.object({
  /** Tickets that were decided by this rule. */
  tickets: z.int(),
  /** How many of them this part is about; none: there are no more. */
  looked: z.int(),
  /** First and last day that is reckoned for: until the school year it begins in ends. */
  from: DateText,
  until: DateText,
  /** Those of whom the parents pay something else, who get a decision with its letter. */
  changed: z.int(),
  /** Those who pay more in these days. */
  more: z.int(),
  /** Those who pay less. */
  less: z.int(),
  /** Own shares of the parents in these days as they are; who pays pays the rest. */
  beforeInCent: Cents,
  /** And as they would be. */
  afterInCent: Cents,
})
export type RuleCosts = z.infer<typeof RuleCosts>

export const rehearseEntitlementRule = defineCall({
  name: 'admin/rehearseEntitlementRule',
  service,
  method: 'GET',
  path: '/admin/entitlementRules/{authorityGuid}/costs',
  summary: 'What a draft of a rule would change for tickets that run, for a part of them: own shares and letters',
  access,
  params: RuleParams,
  query: CostsQuery,
  reply: list(RuleCosts),
})

export const releaseEntitlementRule = defineCall({
  name: 'admin/releaseEntitlementRule',
  service,
  method: 'POST',
  path: '/admin/entitlementRules/{authorityGuid}/release',
  summary: 'Puts a version of a rule into force from its first day; it never changes again',
  access: { ...access, stepUp: true, approval: 'entitlement' },
  params: RuleParams,
  query: DryRun,
  body: Seen,
  reply: list(EntitlementRuleDetail),
})
