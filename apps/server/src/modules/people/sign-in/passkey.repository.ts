import { addMinutes, type Instant } from '@billett/domain'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { passkey, passkeyChallenge } from '../../../db/schema/index.ts'

export type StoredPasskey = typeof passkey.$inferSelect

/** Minutes somebody has at their device. */
const CHALLENGE_MINUTES = 5

export const passkeysOf = (db: Statements, accountId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.createdOn))

export async function findPasskey(db: Statements, id: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkey).where(eq(passkey.id, id))
  return row
}

/** False where the device is a way into some account already. */
export async function insertPasskey(db: Statements, row: StoredPasskey): Promise<boolean> {
  const rows = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
  return rows.length > 0
}

export async function notePasskeyUse(db: Statements, id: string, counter: number, usedOn: Instant): Promise<void> {
  await db.update(passkey).set({ counter, usedOn }).where(eq(passkey.id, id))
}

export async function deletePasskey(db: Statements, id: string, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
    .returning({ id: passkey.id })
  return rows.length > 0
}

/** Every way in by a device, and those that are being made. */
export async function deletePasskeysOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
  await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.accountId, accountId))
}

/** `accountId`: whose new passkey it is for; null for signing in. */
export async function storeChallenge(
  db: Statements,
  challenge: string,
  accountId: string | null,
  now: Instant,
): Promise<void> {
  await db.insert(passkeyChallenge).values({ challenge, accountId, expiresOn: addMinutes(now, CHALLENGE_MINUTES) })
}

/** Takes a challenge away, so that it is answered once; false where it was not given for this, or long ago. */
export async function takeChallenge(
  db: Statements,
  challenge: string,
  accountId: string | null,
  now: Instant,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        accountId === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, accountId),
        gt(passkeyChallenge.expiresOn, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return rows.length > 0
}

/** Challenges that ended before a moment. */
export async function dropChallengesBefore(db: Statements, before: Instant): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresOn, before))
}
