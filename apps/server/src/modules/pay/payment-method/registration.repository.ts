import { type Instant, isRegistrationUndecided, REGISTRATION_STATES } from '@billett/domain'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { hashed } from '../../../call/hashed.ts'
import type { OwnAccount } from '../../../call/own-account.ts'
import { claimDue } from '../../../db/claim-due.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { paymentRegistration, userAccount } from '../../../db/schema/index.ts'

export type Registration = typeof paymentRegistration.$inferSelect

/** With what the provider has confirmed. */
export type Confirmed = Registration & { token: string; label: string }

export async function insertRegistration(tx: Transaction, row: Registration): Promise<void> {
  await tx.insert(paymentRegistration).values(row)
}

/** Undefined for another's and for none. */
export async function findRegistration(
  db: Statements,
  { accountId }: OwnAccount,
  id: string,
): Promise<Registration | undefined> {
  const [row] = await db
    .select()
    .from(paymentRegistration)
    .where(and(eq(paymentRegistration.accountId, accountId), eq(paymentRegistration.id, id)))
  return row
}

/**
 * Whoever knows the secret ends its registration, whosever it is: from now on nobody can prove it, and what is or will
 * be confirmed is to be forgotten. Undefined where the secret is another, or has done its work.
 */
export async function endBySecret(
  db: Statements,
  { id, secret, now }: { id: string; secret: string; now: Instant },
): Promise<Registration | undefined> {
  const { secretHash, provenOn } = paymentRegistration
  const [row] = await db
    .update(paymentRegistration)
    .set({ secretHash: null, proofUntil: now })
    .where(and(eq(paymentRegistration.id, id), eq(secretHash, hashed(secret)), isNull(provenOn)))
    .returning()
  return row
}

const UNDECIDED = REGISTRATION_STATES.filter(isRegistrationUndecided)

/** How many wait for the provider's word. */
export async function undecidedRegistrationsOf(db: Statements, { accountId }: OwnAccount): Promise<number> {
  const [row] = await db
    .select({ undecided: count() })
    .from(paymentRegistration)
    .where(and(eq(paymentRegistration.accountId, accountId), inArray(paymentRegistration.state, UNDECIDED)))
  return row?.undecided ?? 0
}

/** For the provider's messages: nobody's in particular. */
export async function registrationByReference(
  db: Statements,
  provider: string,
  reference: string,
): Promise<Registration | undefined> {
  const [row] = await db
    .select()
    .from(paymentRegistration)
    .where(and(eq(paymentRegistration.provider, provider), eq(paymentRegistration.reference, reference)))
  return row
}

/**
 * The registration with whose account's it is, both held until the transaction ends; undefined where one of them is
 * gone.
 */
export async function lockRegistration(
  tx: Transaction,
  { id, accountId }: Pick<Registration, 'id' | 'accountId'>,
): Promise<{ registration: Registration; owner: OwnAccount } | undefined> {
  const [account] = await tx
    .select({ clientId: userAccount.clientId })
    .from(userAccount)
    .where(and(eq(userAccount.id, accountId), eq(userAccount.state, 'active')))
    .for('update')
  if (!account) return undefined
  const [registration] = await tx.select().from(paymentRegistration).where(eq(paymentRegistration.id, id)).for('update')
  return registration && { registration, owner: { clientId: account.clientId, accountId } }
}

export async function saveRegistration(tx: Transaction, registration: Registration): Promise<void> {
  const { id, state, pollOn, polls, provenOn, proofUntil, token, label } = registration
  await tx
    .update(paymentRegistration)
    .set({ state, pollOn, polls, provenOn, proofUntil, token, label })
    .where(eq(paymentRegistration.id, id))
}

/**
 * What a method came from that has been entered anew holds its old token until the provider may forget it: like what
 * was confirmed and never proven, it is looked at by the clock.
 */
export async function leaveToForget(
  tx: Transaction,
  { registrationId, token, label }: { registrationId: string; token: string; label: string },
  now: Instant,
): Promise<void> {
  await tx
    .update(paymentRegistration)
    .set({ token, label, secretHash: null, provenOn: null, proofUntil: now, pollOn: now, polls: 0 })
    .where(eq(paymentRegistration.id, registrationId))
}

/** Registrations that are to be looked at by now. They are the caller's: no other gets them meanwhile. */
export function claimDueRegistrations(db: Statements, now: Instant, limit: number): Promise<Registration[]> {
  const { pollOn, isClaimed } = claimDue(db, paymentRegistration, now, limit)
  return db.update(paymentRegistration).set({ pollOn }).where(isClaimed).returning()
}

/** With the stored method it made: coming back from it once more brings nothing back. */
export async function dropRegistration(
  tx: Transaction,
  { accountId }: OwnAccount,
  registrationId: string,
): Promise<void> {
  await tx
    .delete(paymentRegistration)
    .where(and(eq(paymentRegistration.accountId, accountId), eq(paymentRegistration.id, registrationId)))
}
