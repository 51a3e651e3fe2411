import { RULE_FAULTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, markup } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'] } as const

/** The longest content: a hundred dangerous ways with their places. */
const CONTENT_LENGTH = 100_000

const RuleVersion = z.object({
  guid: z.string(),
  version: z.int(),
  state: z.enum(['draft', 'released']),
  /** First day it holds. */
  validFrom: DateText,
  /** Who wrote it last, by name. */
  editedBy: z.string(),
  editedOn: InstantText,
  /** Who released it, by name; null for a draft. */
  releasedBy: z.nullable(z.string()),
  releasedOn: z.nullable(InstantText),
})
export type EntitlementRuleVersion = z.infer<typeof RuleVersion>

/** Who pays ways to school, with the versions of their rule. */
export const EntitlementRules = z.object({
  authorityGuid: z.string(),
  authority: z.string(),
  clientId: z.string(),
  client: z.string(),
  /** How many schools it pays for today. */
  schools: z.int(),
  /** The latest first; none where it has never been written. */
  versions: z.array(RuleVersion),
})
export type EntitlementRules = z.infer<typeof EntitlementRules>

const Fault = z.object({
  /** Where in the rule: `bands.0.minMetres`. */
  path: z.string(),
  fault: z.enum(RULE_FAULTS),
})

export const EntitlementRuleDetail = z.extend(EntitlementRules, {
  /** The version that is shown; null before the first. */
  shown: z.nullable(RuleVersion),
  /** Of the latest version: whoever changes it names it, so that nobody writes over somebody else. */
  seen: z.string(),
  /** JSON, as text: the version that is shown, or what a first one begins as. */
  content: z.string(),
  /** What holds today, as the same; empty where nothing does. */
  released: z.string(),
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
const ShownVersion = z.object({ versionGuid: z.optional(Guid) })

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

const Seen = z.object({
  /** Of the latest version that was read, empty where there was none; `error.changedMeanwhile` where it is another. */
  seen: z.string().check(z.maxLength(120, key('notValid'))),
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
