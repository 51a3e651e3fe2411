import { demoEntitlementRules } from '@billett/demo-region'
import type { EntitlementRule } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../call/client-id-of.ts'
import { entitlementRule, organisation } from '../db/schema/index.ts'
import type { AnOrganisation } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

/** A rule as the county of the demo has it. */
export function countyRule(): EntitlementRule {
  const rule = demoEntitlementRules.find(({ authority }) => authority === 'county')?.rule
  if (!rule) throw new Error('the county has no rule')
  return rule
}

/** The rule of an authority that is in force since long. */
export async function aRuleInForce(
  test: TestWorld,
  authority: AnOrganisation,
  rule: Partial<EntitlementRule> = {},
): Promise<string> {
  const id = test.world.newRowId()
  await test.world.db.insert(entitlementRule).values({
    id,
    clientId: clientIdOf(test.world),
    authorityId: authority.id,
    version: 1,
    state: 'released',
    validFrom: '2020-08-01',
    rule: { ...countyRule(), ...rule },
    editedBy: 'Berta',
    editedOn: test.now(),
    releasedBy: 'Carl',
    releasedOn: test.now(),
  })
  return id
}

/** A school stands beside a stop, and is of a type. */
export async function schoolAt(test: TestWorld, school: AnOrganisation, stop: string, schoolType = ''): Promise<void> {
  await test.world.db.update(organisation).set({ stop, schoolType }).where(eq(organisation.id, school.id))
}
