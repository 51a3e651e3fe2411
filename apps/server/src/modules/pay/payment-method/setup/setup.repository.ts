import { type Instant, isSetupUndecided, SETUP_STATES } from '@billett/domain'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { OwnAccount } from '../../../../call/visitor/own-account.ts'
import { hashed } from '../../../../crypto/hashed.ts'
import { claimDue } from '../../../../db/claim-due.ts'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { paymentSetup, userAccount } from '../../../../db/schema/index.ts'

export type Setup = typeof paymentSetup.$inferSelect

/** With what the provider has confirmed. */
export type Confirmed = Setup & { token: string; label: string }

export async function insertSetup(tx: Transaction, row: Setup): Promise<void> {
  await tx.insert(paymentSetup).values(row)
}

/** Undefined for another's and for none. */
export async function findSetup(db: Statements, { accountId }: OwnAccount, id: string): Promise<Setup | undefined> {
  const [row] = await db
    .select()
    .from(paymentSetup)
    .where(and(eq(paymentSetup.accountId, accountId), eq(paymentSetup.id, id)))
  return row
}

/**
 * Whoever knows the secret ends its setup, whosever it is: from now on nobody can prove it, and what is or will
 * be confirmed is to be forgotten. Undefined where the secret is another, or has done its work.
 */
export async function endBySecret(
  db: Statements,
  { id, secret, now }: { id: string; secret: string; now: Instant },
): Promise<Setup | undefined> {
  const { secretHash, provenOn } = paymentSetup
  const [row] = await db
    .update(paymentSetup)
    .set({ secretHash: null, proofUntil: now })
    .where(and(eq(paymentSetup.id, id), eq(secretHash, hashed(secret)), isNull(provenOn)))
    .returning()
  return row
}

const UNDECIDED = SETUP_STATES.filter(isSetupUndecided)

/** How many wait for the provider's word. */
export async function undecidedSetupsOf(db: Statements, { accountId }: OwnAccount): Promise<number> {
  const [row] = await db
    .select({ undecided: count() })
    .from(paymentSetup)
    .where(and(eq(paymentSetup.accountId, accountId), inArray(paymentSetup.state, UNDECIDED)))
  return row?.undecided ?? 0
}

/** For the provider's messages: nobody's in particular. */
export async function setupByReference(
  db: Statements,
  provider: string,
  reference: string,
): Promise<Setup | undefined> {
  const [row] = await db
    .select()
    .from(paymentSetup)
    .where(and(eq(paymentSetup.provider, provider), eq(paymentSetup.reference, reference)))
  return row
}

/**
 * The setup with whose account's it is, both held until the transaction ends; undefined where one of them is
 * gone.
 */
export async function lockSetup(
  tx: Transaction,
  { id, accountId }: Pick<Setup, 'id' | 'accountId'>,
): Promise<{ setup: Setup; owner: OwnAccount } | undefined> {
  const [account] = await tx
    .select({ clientId: userAccount.clientId })
    .from(userAccount)
    .where(and(eq(userAccount.id, accountId), eq(userAccount.state, 'active')))
    .for('update')
  if (!account) return undefined
  const [setup] = await tx.select().from(paymentSetup).where(eq(paymentSetup.id, id)).for('update')
  return setup && { setup, owner: { clientId: account.clientId, accountId } }
}

export async function saveSetup(tx: Transaction, setup: Setup): Promise<void> {
  const { id, state, pollOn, polls, provenOn, proofUntil, token, label } = setup
  await tx
    .update(paymentSetup)
    .set({ state, pollOn, polls, provenOn, proofUntil, token, label })
    .where(eq(paymentSetup.id, id))
}

/**
 * What a method came from that has been entered anew holds its old token until the provider may forget it: like what
 * was confirmed and never proven, it is looked at by the clock.
 */
export async function leaveToForget(
  tx: Transaction,
  { setupId, token, label }: { setupId: string; token: string; label: string },
  now: Instant,
): Promise<void> {
  await tx
    .update(paymentSetup)
    .set({ token, label, secretHash: null, provenOn: null, proofUntil: now, pollOn: now, polls: 0 })
    .where(eq(paymentSetup.id, setupId))
}

/** Setups that are to be looked at by now. They are the caller's: no other gets them meanwhile. */
export function claimDueSetups(db: Statements, now: Instant, limit: number): Promise<Setup[]> {
  const { pollOn, isClaimed } = claimDue(db, paymentSetup, now, limit)
  return db.update(paymentSetup).set({ pollOn }).where(isClaimed).returning()
}

/** With the stored method it made: coming back from it once more brings nothing back. */
export async function dropSetup(tx: Transaction, { accountId }: OwnAccount, setupId: string): Promise<void> {
  await tx.delete(paymentSetup).where(and(eq(paymentSetup.accountId, accountId), eq(paymentSetup.id, setupId)))
}
