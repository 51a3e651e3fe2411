import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { demoSubscriptions } from '@billett/demo-region'
import { eq } from 'drizzle-orm'
import { keepDemoSubscriptions } from '../../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../call/visitor/visitor.ts'
import { frameworkContract, organisation } from '../../db/schema/index.ts'
import { quarterTerms } from '../a-framework.ts'
import { anOrganisation } from '../a-school.ts'
import { aStaffMember } from '../staff-member.ts'
import type { TestWorld } from '../test-world.ts'

/** A framework contract as staff were shown it, which is a draft without a fault. */
export interface WrittenFramework {
  companyGuid: string
  seen: string
  content: string
}

export const noFramework = (of: WrittenFramework): WrittenFramework => ({ ...of, companyGuid: randomUUID() })

/** The company of a client with a draft; of another client staff of this one can only guess what was seen. */
export async function aWrittenFramework(
  test: TestWorld,
  clientId: string,
  like?: WrittenFramework,
): Promise<WrittenFramework> {
  const { db } = test.world
  // What employees may have has to be on sale.
  await keepDemoSubscriptions(db, { clientId, now: test.now() }, demoSubscriptions)
  const { id } = await anOrganisation(test, { name: `Works ${randomUUID()}`, kind: 'company' })
  await db.update(organisation).set({ clientId }).where(eq(organisation.id, id))
  const written = { clientId, companyId: id, version: 1, editedBy: 'Berta', editedOn: test.now() }
  const entry = { code: randomUUID(), mailDomains: [], isAutomatic: false }
  await db.insert(frameworkContract).values({
    ...written,
    id: randomUUID(),
    state: 'draft',
    // Prices of later years are not known yet.
    validFrom: '2027-01-01',
    terms: quarterTerms({ entry }),
  })
  if (clientId !== clientIdOf(test.world) && like) return { ...like, companyGuid: id }
  const reader = await aStaffMember(test, ALL_RIGHTS)
  const asked = { params: { companyGuid: id }, query: {} }
  const { seen, content } = await reader.ask(calls.getFrameworkContract, asked)
  return { companyGuid: id, seen, content }
}

/** What was released stays so, and what was thrown away is gone: another draft stands in its place. */
export async function frameworkUnreleased(
  test: TestWorld,
  clientId: string,
  of: WrittenFramework,
): Promise<WrittenFramework> {
  const [latest] = await test.world.db
    .select()
    .from(frameworkContract)
    .where(eq(frameworkContract.companyId, of.companyGuid))
  return latest?.state === 'draft' && latest.editedBy === 'Berta' ? of : aWrittenFramework(test, clientId, of)
}

/** What a call about one is told; nothing for any other call. */
export const saidOfFramework = (
  { path }: calls.Call,
  { companyGuid, ...said }: WrittenFramework,
): Record<string, unknown> => (path.startsWith('/admin/frameworkContracts/') ? { companyGuid, ...said } : {})
