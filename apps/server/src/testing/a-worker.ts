import { eq } from 'drizzle-orm'
import { clientIdOf } from '../call/client-id-of.ts'
import { membership, payerAccount } from '../db/schema/index.ts'
import { aPupilsContract } from './a-pupils-contract.ts'
import { type AnOrganisation, aPupil } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

interface Wanted {
  lastName: string
  personnelNumber: string
  /** The company, which pays a part of each month. */
  employer: AnOrganisation
  employerCents: number
}

/** An employee with a job ticket, whose part of it is kept back from the wage. */
export async function aWorker(
  test: TestWorld,
  place: AnOrganisation,
  { lastName, personnelNumber, employer, employerCents }: Wanted,
): Promise<{ contractId: string; payerId: string }> {
  const { db } = test.database
  const partyId = await aPupil(test, place, { firstName: '=Ida', lastName })
  await db.update(membership).set({ personnelNumber }).where(eq(membership.partyId, partyId))
  const payerId = test.world.newRowId()
  const common = { clientId: clientIdOf(test.world), createdOn: test.now() }
  await db
    .insert(payerAccount)
    .values({ ...common, id: payerId, partyId, method: 'payroll', dueDay: 1, noticeDays: 14 })
  const besides = { payerId: employer.payerId, cents: employerCents }
  const contractId = await aPupilsContract(test, partyId, place, { state: 'Granted', payer: { payerId }, besides })
  return { contractId, payerId }
}
