import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../call/visitor/visitor.ts'
import { entitlementRule, organisation } from '../../db/schema/index.ts'
import { countyRule } from '../a-rule-of-entitlement.ts'
import { anOrganisation } from '../a-school.ts'
import { aStaffMember } from '../staff-member.ts'
import type { TestWorld } from '../test-world.ts'

/** A rule of entitlement as staff were shown it, which is a draft without a fault. */
export interface WrittenRule {
  authorityGuid: string
  seen: string
  content: string
}

export const noRule = (of: WrittenRule): WrittenRule => ({ ...of, authorityGuid: randomUUID() })

/** The authority of a client with a draft; of another client staff of this one can only guess what was seen. */
export async function aWrittenRule(test: TestWorld, clientId: string, like?: WrittenRule): Promise<WrittenRule> {
  const { db } = test.world
  const { id } = await anOrganisation(test, { name: `County ${randomUUID()}`, kind: 'authority' })
  await db.update(organisation).set({ clientId }).where(eq(organisation.id, id))
  const written = { clientId, authorityId: id, version: 1, editedBy: 'Berta', editedOn: test.now() }
  await db
    .insert(entitlementRule)
    .values({ ...written, id: randomUUID(), state: 'draft', validFrom: '2027-08-01', rule: countyRule() })
  if (clientId !== clientIdOf(test.world) && like) return { ...like, authorityGuid: id }
  const reader = await aStaffMember(test, ALL_RIGHTS)
  const { seen, content } = await reader.ask(calls.getEntitlementRule, { params: { authorityGuid: id }, query: {} })
  return { authorityGuid: id, seen, content }
}

/** What was released stays so, and what was thrown away is gone: another draft stands in its place. */
export async function ruleUnreleased(test: TestWorld, clientId: string, of: WrittenRule): Promise<WrittenRule> {
  const [latest] = await test.world.db
    .select()
    .from(entitlementRule)
    .where(eq(entitlementRule.authorityId, of.authorityGuid))
  return latest?.state === 'draft' && latest.editedBy === 'Berta' ? of : aWrittenRule(test, clientId, of)
}

/** What a call about a rule is told; nothing for any other call. */
export const saidOfRule = ({ path }: calls.Call, { authorityGuid, ...said }: WrittenRule): Record<string, unknown> =>
  path.startsWith('/admin/entitlementRules/') ? { authorityGuid, ...said } : {}
