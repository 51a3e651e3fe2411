import type { Instant } from '@billett/domain'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { claimDue } from '../../../db/claim-due.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { placesOf, valuesOf } from '../../../db/row-places.ts'
import { paymentAttempt } from '../../../db/schema/index.ts'
import { isUndecided } from '../../../db/state-in.ts'
import type { Attempt } from '../../ticket/order/index.ts'

const { placeholder } = sql

const byId = prepared((db: Statements) =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, placeholder('id')))
    .prepare('attemptById'),
)
const byReference = prepared((db: Statements) =>
  db
    .select()
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.provider, placeholder('provider')), eq(paymentAttempt.reference, placeholder('reference'))),
    )
    .prepare('attemptByReference'),
)

const insertNext = preparedInsert(paymentAttempt, (db, rows) => {
  const numberAfter = (orderId: SQL): SQL<number> =>
    sql`(select coalesce(max(earlier.number), 0) + 1 from ${paymentAttempt} earlier where earlier.order_id = ${orderId})`
  return db
    .insert(paymentAttempt)
    .values(rows.map(row => ({ ...row, number: numberAfter(row.orderId) })))
    .returning({ number: paymentAttempt.number })
    .prepare(`insertAttempt${rows.length}`)
})
const save = prepared((tx: Transaction) => {
  const { state, reason, reference, redirectUrl, methodLabel, debit, polls, pollOn, version, id } =
    placesOf(paymentAttempt)
  return tx
    .update(paymentAttempt)
    .set({ state, reason, reference, redirectUrl, methodLabel, debit, polls, pollOn, version })
    .where(sql`${paymentAttempt.id} = ${id}`)
    .prepare('saveAttempt')
})

/** Stores the next try of its order, and gives it with its number. */
export async function insertAttempt(tx: Transaction, attempt: Omit<Attempt, 'number'>): Promise<Attempt> {
  const [[inserted] = []] = await insertNext(tx, [{ ...attempt, number: 0 }])
  if (!inserted) throw new Error(`an attempt to pay order ${attempt.orderId} was not stored`)
  return { ...attempt, number: inserted.number }
}

/**
 * Counts up the version, so that a fact fetched before this change is recognised as old. Gives the attempt as it is
 * stored.
 */
export async function saveAttempt(tx: Transaction, attempt: Attempt): Promise<Attempt> {
  const saved = { ...attempt, version: attempt.version + 1 }
  await save(tx).execute(valuesOf(paymentAttempt, saved))
  return saved
}

/** The provider was asked and knew nothing new: facts that others have just fetched stay good. */
export async function savePoll(tx: Transaction, { id, polls, pollOn }: Attempt): Promise<void> {
  await tx.update(paymentAttempt).set({ polls, pollOn }).where(eq(paymentAttempt.id, id))
}

export async function readAttempt(db: Statements, id: string): Promise<Attempt | undefined> {
  const [attempt] = await byId(db).execute({ id })
  return attempt
}

export async function attemptByReference(
  db: Statements,
  provider: string,
  reference: string,
): Promise<Attempt | undefined> {
  const [attempt] = await byReference(db).execute({ provider, reference })
  return attempt
}

export async function attemptByKey(db: Statements, idempotencyKey: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.idempotencyKey, idempotencyKey))
  return attempt
}

/** Attempts whose provider is to be asked by now. They are the caller's: no other gets them meanwhile. */
export function claimDueAttempts(db: Statements, now: Instant, limit: number): Promise<Attempt[]> {
  const { pollOn, isClaimed } = claimDue(db, paymentAttempt, now, limit)
  return db.update(paymentAttempt).set({ pollOn }).where(isClaimed).returning()
}

async function isAnyUndecided(db: Statements, which: SQL): Promise<boolean> {
  const { pollOn, state } = paymentAttempt
  const [use] = await db
    .select({ one: sql`1` })
    .from(paymentAttempt)
    .where(and(which, isUndecided(state), isNotNull(pollOn)))
    .limit(1)
  return use !== undefined
}

/** Whether a payment by a stored method is still undecided: the provider may be about to charge it. */
export const isMethodInUse = (db: Statements, methodId: string): Promise<boolean> =>
  isAnyUndecided(db, eq(paymentAttempt.methodId, methodId))

/** The same of what a method was charged by, which may have been entered anew since. */
export const isTokenInUse = (db: Statements, token: string): Promise<boolean> =>
  isAnyUndecided(db, eq(paymentAttempt.token, token))
