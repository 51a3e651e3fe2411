import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contract, entitlementDecision, organisation } from '../../db/schema/index.ts'
import { aContract } from '../a-contract.ts'
import { anOrganisation } from '../a-school.ts'
import type { TestWorld } from '../test-world.ts'

let numbered = 200_000

/** A decision of a way to school of a client, to which nobody has objected. */
export async function aMadeDecision(test: TestWorld, clientId: string): Promise<string> {
  const { db } = test.world
  const authority = await anOrganisation(test, { name: `County ${randomUUID()}`, kind: 'authority' })
  const school = await anOrganisation(test, { name: `School ${randomUUID()}`, parent: authority })
  for (const { id } of [authority, school])
    await db.update(organisation).set({ clientId }).where(eq(organisation.id, id))
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await db.update(contract).set({ clientId }).where(eq(contract.id, contractId))
  const id = randomUUID()
  await db.insert(entitlementDecision).values({
    ...{ id, clientId, authorityId: authority.id, organisationId: school.id, contractId },
    ...{ schoolYear: 'sy2026', number: ++numbered, result: 'notEntitled', departs: false, exemption: '' },
    ...{ validFrom: '2026-12-01', decidedOn: test.now(), decidedBy: 'Con Tact', decidedById: randomUUID(), reason: '' },
  })
  return id
}
