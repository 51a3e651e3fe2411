import { createHmac } from 'node:crypto'
import { type CodePurpose, codeExpiry, isRedeemable } from '@billett/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { hashed } from '../../call/hashed.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { oneTimeCode } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

type Code = typeof oneTimeCode.$inferSelect

/** The code that stands in a mail's link. It is made anew from its id whenever the mail is, so that nothing stored gives it away. */
export const codeOf = ({ tokens }: World, codeId: string): string =>
  createHmac('sha256', tokens.key).update(`one-time-code:${codeId}`).digest('base64url')

interface Wanted {
  accountId: string
  purpose: CodePurpose
  /** The address an `emailChange` confirms. */
  email?: string
}

/** Codes of this account and purpose no longer work. */
export async function dropCodes(
  world: World,
  tx: Transaction,
  { accountId, purpose }: Omit<Wanted, 'email'>,
): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ usedOn: world.clock() })
    .where(and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose), isNull(oneTimeCode.usedOn)))
}

/** A new code; earlier ones of the same account and purpose no longer work. Returns its id. */
export async function makeCode(world: World, tx: Transaction, { accountId, purpose, email }: Wanted): Promise<string> {
  await dropCodes(world, tx, { accountId, purpose })
  const id = world.newId()
  await tx.insert(oneTimeCode).values({
    id,
    hash: hashed(codeOf(world, id)),
    accountId,
    purpose,
    email: email ?? null,
    expiresOn: codeExpiry(purpose, world.clock()),
    usedOn: null,
  })
  return id
}

/** Looks without using it up. */
export async function findCode(
  world: World,
  db: Statements,
  code: string,
  purpose: CodePurpose,
): Promise<Code | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeCode)
    .where(eq(oneTimeCode.hash, hashed(code)))
  return isRedeemable(row, purpose, world.clock()) ? row : undefined
}

/** Uses the code up. Undefined where it is not good (any more): two who come at once are served one after the other. */
export async function redeemCode(
  world: World,
  tx: Transaction,
  code: string,
  purpose: CodePurpose,
): Promise<Code | undefined> {
  const [row] = await tx
    .select()
    .from(oneTimeCode)
    .where(eq(oneTimeCode.hash, hashed(code)))
    .for('update')
  if (!row || !isRedeemable(row, purpose, world.clock())) return undefined
  await tx.update(oneTimeCode).set({ usedOn: world.clock() }).where(eq(oneTimeCode.id, row.id))
  return row
}

/** The address that waits for being confirmed. */
export async function pendingEmailOf(world: World, db: Statements, accountId: string): Promise<string | null> {
  const rows = await db
    .select()
    .from(oneTimeCode)
    .where(
      and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, 'emailChange'), isNull(oneTimeCode.usedOn)),
    )
  return rows.find(row => isRedeemable(row, 'emailChange', world.clock()))?.email ?? null
}
