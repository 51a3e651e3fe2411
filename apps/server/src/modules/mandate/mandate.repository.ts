import { and, desc, eq, isNull } from 'drizzle-orm'
import { refuse } from '../../call/refused.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { mandate } from '../../db/schema/index.ts'

export type StoredMandate = typeof mandate.$inferSelect
type Change = Pick<StoredMandate, 'iban' | 'bic' | 'creditInstitute' | 'accountHolder' | 'consentOn'>

/** Whose mandates: every question to the table names them. */
export interface Holder {
  clientId: string
  accountId: string
}

const heldBy = ({ clientId, accountId }: Holder) =>
  and(eq(mandate.clientId, clientId), eq(mandate.accountId, accountId), isNull(mandate.revokedOn))

/** Those that were not revoked, the latest first. */
export const mandatesOf = (db: Statements, holder: Holder): Promise<StoredMandate[]> =>
  db.select().from(mandate).where(heldBy(holder)).orderBy(desc(mandate.createdOn), desc(mandate.id))

export async function insertMandate(tx: Transaction, row: StoredMandate): Promise<void> {
  await tx.insert(mandate).values(row)
}

/** Refuses `mandateNotFound` for another's, a revoked one, and none. Without `iban` the stored one stays. */
export async function updateMandate(
  tx: Transaction,
  holder: Holder,
  id: string,
  change: Omit<Change, 'iban'> & { iban: string | undefined },
): Promise<StoredMandate> {
  const [row] = await tx
    .update(mandate)
    .set(change)
    .where(and(heldBy(holder), eq(mandate.id, id)))
    .returning()
  return row ?? refuse('mandateNotFound')
}

export async function revokeMandate(tx: Transaction, holder: Holder, id: string, now: string): Promise<void> {
  const revoked = await tx
    .update(mandate)
    .set({ revokedOn: now })
    .where(and(heldBy(holder), eq(mandate.id, id)))
    .returning({ id: mandate.id })
  if (revoked.length === 0) refuse('mandateNotFound')
}
