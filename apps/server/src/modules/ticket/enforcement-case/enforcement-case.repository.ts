import type { Instant, PlainDate } from '@billett/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { enforcementCase } from '../../../db/schema/index.ts'

export type StoredCase = typeof enforcementCase.$inferSelect

/** False where the number is another case's already. */
export async function insertCase(tx: Transaction, entered: StoredCase): Promise<boolean> {
  const stored = await tx
    .insert(enforcementCase)
    .values(entered)
    .onConflictDoNothing({ target: [enforcementCase.clientId, enforcementCase.caseNumber] })
    .returning({ id: enforcementCase.id })
  return stored.length > 0
}

interface Numbered {
  clientId: string
  /** As numbers are compared. */
  caseNumber: string
}

export async function caseByNumber(
  db: Statements,
  { clientId, caseNumber }: Numbered,
): Promise<StoredCase | undefined> {
  const { clientId: client, caseNumber: number } = enforcementCase
  const [found] = await db
    .select()
    .from(enforcementCase)
    .where(and(eq(client, clientId), eq(number, caseNumber)))
  return found
}

/** The case of whoever was born on that day; undefined for a wrong day as for no case. */
export async function caseOfPerson(
  db: Statements,
  { clientId, caseNumber, birthDate }: Numbered & { birthDate: PlainDate },
): Promise<StoredCase | undefined> {
  const { clientId: client, caseNumber: number, birthDate: born } = enforcementCase
  const [found] = await db
    .select()
    .from(enforcementCase)
    .where(and(eq(client, clientId), eq(number, caseNumber), eq(born, birthDate)))
  return found
}

/** One of these clients', which nobody else changes until the transaction ends. Orders are locked before cases. */
export async function lockCase(
  tx: Transaction,
  clientIds: readonly string[],
  id: string,
): Promise<StoredCase | undefined> {
  const [found] = await tx
    .select()
    .from(enforcementCase)
    .where(and(eq(enforcementCase.id, id), inArray(enforcementCase.clientId, [...clientIds])))
    .for('update')
  return found
}

/** A pass was found that was held at the check. */
export async function saveShown(tx: Transaction, { id }: Pick<StoredCase, 'id'>, shownOn: Instant): Promise<void> {
  await tx.update(enforcementCase).set({ shownOn }).where(eq(enforcementCase.id, id))
}

/** The order that is to pay it. */
export async function saveClaim(tx: Transaction, { id }: Pick<StoredCase, 'id'>, orderId: string): Promise<void> {
  await tx.update(enforcementCase).set({ orderId }).where(eq(enforcementCase.id, id))
}

export async function savePaid(tx: Transaction, { id }: Pick<StoredCase, 'id'>, paidOn: Instant): Promise<void> {
  await tx.update(enforcementCase).set({ paidOn }).where(eq(enforcementCase.id, id))
}

export async function saveWithdrawn(
  tx: Transaction,
  { id }: Pick<StoredCase, 'id'>,
  withdrawn: { withdrawnOn: Instant; withdrawnWhy: string },
): Promise<void> {
  await tx.update(enforcementCase).set(withdrawn).where(eq(enforcementCase.id, id))
}
