import type { EntitlementAnswer, EntitlementQuestion, PublicSchool } from '@billett/contract'
import { askedFor, businessDateOf, entitlementOf, expectedShare } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { limitTries } from '../../run/limits/index.ts'
import { presentEntitlement, presentExemptions } from './entitlement.present.ts'
import { ruleInForce, schoolsNamed, schoolWithOthers } from './entitlement.queries.ts'
import { wayToSchool } from './way-to-school.ts'

/** Schools that parents can name, with what may exempt them from the own share there. */
export async function findSchools({ world, language }: Context, search: string): Promise<PublicSchool[]> {
  const today = businessDateOf(world.clock())
  const found = await schoolsNamed(world.db, clientIdOf(world), { search, today })
  const exemptions = new Map<string, PublicSchool['exemptions']>()
  for (const { payerId } of found)
    if (!exemptions.has(payerId)) {
      const rule = (await ruleInForce(world.db, payerId, today))?.rule
      exemptions.set(payerId, rule ? presentExemptions(rule, language) : [])
    }
  return found.map(({ payerId, ...school }) => ({ ...school, exemptions: exemptions.get(payerId) ?? [] }))
}

/**
 * What the rule in force says of a way to school, on the first day a ticket could begin. Nothing of it is stored.
 * Refuses `organisationNotFound`, `stopNotFound`, and `entitlementRuleNotFound` where the authority has released none.
 */
export async function checkEntitlement(context: Context, question: EntitlementQuestion): Promise<EntitlementAnswer> {
  const { world, language } = context
  await limitTries(context, 'entitlement', question.schoolGuid)
  const today = businessDateOf(world.clock())
  const [school, ...others] = await schoolWithOthers(world.db, clientIdOf(world), {
    schoolId: question.schoolGuid,
    today,
  })
  if (!school) return refuse('organisationNotFound', 'schoolGuid')
  const now = await ruleInForce(world.db, school.payerId, today)
  const asked = now && askedFor(now.rule, today)
  const version = asked && (await ruleInForce(world.db, school.payerId, asked.from))
  if (!version) return refuse('entitlementRuleNotFound', 'schoolGuid')
  const way = await wayToSchool(world, question, [school, ...others])
  const entitlement = entitlementOf(version.rule, way.facts)
  const share = expectedShare(version.rule, entitlement.kind, {
    ...question,
    isExempt: version.rule.exemptions.some(({ id }) => id === question.exemption),
  })
  return presentEntitlement({ school, version, asked, way, entitlement, share }, language)
}
