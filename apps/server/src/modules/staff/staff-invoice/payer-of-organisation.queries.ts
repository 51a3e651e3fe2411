import type { OrganisationKind } from '@billett/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { organisation, payerAccount } from '../../../db/schema/index.ts'
import type { Payer } from '../../billing/invoice/index.ts'

export interface PayingOrganisation extends Payer {
  kind: OrganisationKind
}

/** As whom an organisation of these clients pays; undefined where there is none. */
export async function payerOfOrganisation(
  db: Statements,
  clientIds: readonly string[],
  organisationId: string,
): Promise<PayingOrganisation | undefined> {
  const [row] = await db
    .select({ payerId: payerAccount.id, clientId: payerAccount.clientId, kind: organisation.kind })
    .from(organisation)
    .innerJoin(payerAccount, eq(payerAccount.partyId, organisation.partyId))
    .where(and(inArray(organisation.clientId, [...clientIds]), eq(organisation.id, organisationId)))
  return row
}
