import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Statements } from '../../../../db/database.ts'
import { contract, contractEvent, mandate, party, payerAccount } from '../../../../db/schema/index.ts'

/** Somebody who is debited. */
export interface DebitedPerson {
  payerId: string
  partyId: string
}

/**
 * Who is debited by a mandate, with it as it is now; undefined where it was revoked, and of organisations, who agree
 * with the company itself.
 */
export async function personDebitedBy(db: Statements, clientId: string, mandateId: string) {
  const [row] = await db
    .select({ payer: { payerId: payerAccount.id, partyId: payerAccount.partyId }, mandate })
    .from(mandate)
    .innerJoin(party, and(eq(party.id, mandate.partyId), eq(party.kind, 'person')))
    .innerJoin(
      payerAccount,
      and(
        eq(payerAccount.clientId, mandate.clientId),
        eq(payerAccount.partyId, party.id),
        eq(payerAccount.mandateId, mandate.id),
      ),
    )
    .where(and(eq(mandate.clientId, clientId), eq(mandate.id, mandateId), isNull(mandate.revokedOn)))
  return row
}

/** What somebody has concluded, travels by, or is to pay by what was agreed since. */
export async function contractsWith(db: Statements, { payerId, partyId }: DebitedPerson): Promise<string[]> {
  const rows = await unionAll(
    db.select({ id: contract.id }).from(contract).where(eq(contract.subscriberId, partyId)),
    db.select({ id: contract.id }).from(contract).where(eq(contract.holderId, partyId)),
    db
      .select({ id: contractEvent.contractId })
      .from(contractEvent)
      .where(
        sql`${contractEvent.happening} ->> 'kind' = 'sharesAgreed' and ${contractEvent.happening} -> 'payload' -> 'shares'
          @> ${JSON.stringify([{ payer: payerId }])}::jsonb`,
      ),
  )
  return rows.map(({ id }) => id)
}
