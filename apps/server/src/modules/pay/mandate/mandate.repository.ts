import { and, desc, eq, isNull } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { mandate, userAccount } from '../../../db/schema/index.ts'

export type StoredMandate = typeof mandate.$inferSelect
type Change = Pick<StoredMandate, 'iban' | 'bic' | 'creditInstitute' | 'accountHolder' | 'consentOn'>

const heldBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(mandate.clientId, clientId), eq(mandate.accountId, accountId), isNull(mandate.revokedOn))

/** Those that were not revoked, the latest first. */
export const mandatesOf = (db: Statements, holder: OwnAccount): Promise<StoredMandate[]> =>
  db.select().from(mandate).where(heldBy(holder)).orderBy(desc(mandate.createdOn), desc(mandate.id))

/** Null where the account does not say. */
export async function birthDateOf(db: Statements, { clientId, accountId }: OwnAccount): Promise<string | null> {
  const [row] = await db
    .select({ birthDate: userAccount.birthDate })
    .from(userAccount)
    .where(and(eq(userAccount.clientId, clientId), eq(userAccount.id, accountId)))
  return row?.birthDate ?? null
}

/** Refuses `mandateNotFound` for another's, a revoked one, and none. */
export async function readMandate(db: Statements, holder: OwnAccount, id: string): Promise<StoredMandate> {
  const [row] = await db
    .select()
    .from(mandate)
    .where(and(heldBy(holder), eq(mandate.id, id)))
  return row ?? refuse('mandateNotFound')
}

export interface MandateOfOwner {
  mandate: StoredMandate
  owner: { email: string; firstName: string; lastName: string }
}

/** A mandate with whom to write to about it; undefined once it is revoked, or its owner's account gone. */
export async function mandateWithOwner(
  db: Statements,
  clientId: string,
  mandateId: string,
): Promise<MandateOfOwner | undefined> {
  const { email, firstName, lastName } = userAccount
  const [row] = await db
    .select({ mandate, owner: { email, firstName, lastName } })
    .from(mandate)
    .innerJoin(userAccount, eq(userAccount.id, mandate.accountId))
    .where(and(eq(mandate.clientId, clientId), eq(mandate.id, mandateId), isNull(mandate.revokedOn)))
  return row && row.owner.email !== null
    ? { mandate: row.mandate, owner: { ...row.owner, email: row.owner.email } }
    : undefined
}

export async function insertMandate(tx: Transaction, row: StoredMandate): Promise<void> {
  await tx.insert(mandate).values(row)
}

/** Refuses `mandateNotFound` for another's, a revoked one, and none. Without `iban` the stored one stays. */
export async function updateMandate(
  tx: Transaction,
  holder: OwnAccount,
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

/** What a mandate says from now on; a trigger keeps what it said before. */
export async function renewMandate(
  tx: Transaction,
  id: string,
  { iban, bic, creditInstitute, accountHolder, consentOn, consentText }: Change & Pick<StoredMandate, 'consentText'>,
): Promise<void> {
  const change = { iban, bic, creditInstitute, accountHolder, consentOn, consentText }
  await tx.update(mandate).set(change).where(eq(mandate.id, id))
}

export async function revokeMandate(tx: Transaction, holder: OwnAccount, id: string, now: string): Promise<void> {
  const revoked = await tx
    .update(mandate)
    .set({ revokedOn: now })
    .where(and(heldBy(holder), eq(mandate.id, id)))
    .returning({ id: mandate.id })
  if (revoked.length === 0) refuse('mandateNotFound')
}
