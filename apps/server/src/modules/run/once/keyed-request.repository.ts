import type { Instant } from '@billett/domain'
import { and, eq, lt } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { keyedRequest } from '../../../db/schema/index.ts'

export type KeyedRequest = typeof keyedRequest.$inferSelect

/** One run of a request; nobody else works on it while it is begun then. */
export type Claim = Pick<KeyedRequest, 'id' | 'begunOn'>

const of = ({ id, begunOn }: Claim) => and(eq(keyedRequest.id, id), eq(keyedRequest.begunOn, begunOn))

/** Claims a key that nobody uses, or that was used before `forgotten`. */
export async function claimKey(
  db: Statements,
  { id, begunOn }: Claim,
  request: string,
  forgotten: Instant,
): Promise<boolean> {
  const fresh = { request, begunOn, hasEffect: false, reply: null }
  const { rowCount } = await db
    .insert(keyedRequest)
    .values({ id, ...fresh })
    .onConflictDoUpdate({ target: keyedRequest.id, set: fresh, setWhere: lt(keyedRequest.begunOn, forgotten) })
  return rowCount === 1
}

export async function keyedRequestOf(db: Statements, id: string): Promise<KeyedRequest | undefined> {
  const [row] = await db.select().from(keyedRequest).where(eq(keyedRequest.id, id))
  return row
}

/** Goes on with what somebody began and left without any effect. */
export async function takeOver(db: Statements, left: Claim, begunOn: Instant): Promise<boolean> {
  const { rowCount } = await db
    .update(keyedRequest)
    .set({ begunOn })
    .where(and(of(left), eq(keyedRequest.hasEffect, false)))
  return rowCount === 1
}

/** Part of each transaction of the call; false where somebody else has taken the request over. */
export async function noteEffect(tx: Statements, claim: Claim): Promise<boolean> {
  const { rowCount } = await tx.update(keyedRequest).set({ hasEffect: true }).where(of(claim))
  return rowCount === 1
}

export async function keepReply(db: Statements, claim: Claim, reply: string): Promise<void> {
  await db.update(keyedRequest).set({ reply }).where(of(claim))
}

/** The key is as if it had never been used. */
export async function releaseKey(db: Statements, claim: Claim): Promise<void> {
  await db.delete(keyedRequest).where(of(claim))
}

/** The same, unless something is stored after all: whether a lost connection had committed is not known. */
export async function releaseUnused(db: Statements, claim: Claim): Promise<void> {
  await db.delete(keyedRequest).where(and(of(claim), eq(keyedRequest.hasEffect, false)))
}
