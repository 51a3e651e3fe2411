import { mandateReference } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../call/client-id-of.ts'
import { mandate, payerAccount } from '../db/schema/index.ts'
import type { TestWorld } from './test-world.ts'

/** A payer of a contract gives a mandate, signed now. Returns its id. */
export async function aMandate(
  { world, database, now }: TestWorld,
  { payerId, partyId }: { payerId: string; partyId: string },
  iban = 'DE02120300000000202051',
): Promise<string> {
  const id = world.newRowId()
  await database.db.insert(mandate).values({
    id,
    clientId: clientIdOf(world),
    partyId,
    reference: mandateReference(id),
    iban,
    bic: 'BYLADEM1001',
    creditInstitute: 'Demobank',
    accountHolder: 'Jana Möller',
    consentOn: now(),
    createdOn: now(),
  })
  await database.db.update(payerAccount).set({ mandateId: id }).where(eq(payerAccount.id, payerId))
  return id
}
