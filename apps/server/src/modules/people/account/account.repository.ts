import type { Instant } from '@billett/domain'
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { userAccount } from '../../../db/schema/index.ts'

export type Account = typeof userAccount.$inferSelect
export type NewAccount = typeof userAccount.$inferInsert

const ofClient = ({ clientId, accountId }: OwnAccount) =>
  and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId))

/** Refuses `userNotFound` for an account of another client, a deleted one, and none. */
export async function readAccount(db: Statements, owned: OwnAccount): Promise<Account> {
  const [row] = await db
    .select()
    .from(userAccount)
    .where(and(ofClient(owned), ne(userAccount.state, 'deleted')))
  return row ?? refuse('userNotFound')
}

/** Held until the transaction ends. */
export async function lockAccount(tx: Transaction, owned: OwnAccount): Promise<Account> {
  const [row] = await tx
    .select()
    .from(userAccount)
    .where(and(ofClient(owned), ne(userAccount.state, 'deleted')))
    .for('update')
  return row ?? refuse('userNotFound')
}

/**
 * Until the transaction ends nobody else confirms this address, by whichever account. Taken before any row is locked.
 */
export async function lockEmail(tx: Transaction, clientId: string, emailKey: string): Promise<void> {
  await holdName(tx, JSON.stringify(['email', clientId, emailKey]))
}

export async function findAccount(db: Statements, accountId: string): Promise<Account | undefined> {
  const [row] = await db.select().from(userAccount).where(eq(userAccount.id, accountId))
  return row
}

/** As it is found, held until the transaction ends. */
export async function holdAccount(tx: Transaction, accountId: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(userAccount).where(eq(userAccount.id, accountId)).for('update')
  return row
}

export async function insertAccount(tx: Transaction, account: NewAccount): Promise<void> {
  await tx.insert(userAccount).values(account)
}

export async function changeAccount(tx: Transaction, accountId: string, change: Partial<NewAccount>): Promise<void> {
  await tx.update(userAccount).set(change).where(eq(userAccount.id, accountId))
}

interface LoginName {
  clientId: string
  userType: number
  /** The name as it was typed, and as e-mail addresses are compared. */
  name: string
  emailKey: string
}

/** The one account somebody can mean: the confirmed one, else the latest that waits for its mail's link. */
export async function accountByName(db: Statements, login: LoginName): Promise<Account | undefined> {
  const { clientId, userType, name, emailKey } = login
  const [row] = await db
    .select()
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        sql`${userType}::int <> 0 and ${userAccount.userType} & ${userType}::int = ${userType}::int`,
        or(eq(userAccount.emailKey, emailKey), eq(userAccount.username, name)),
        ne(userAccount.state, 'deleted'),
      ),
    )
    .orderBy(sql`${userAccount.state} = 'registered'`, desc(userAccount.registeredOn))
    .limit(1)
  return row
}

const CONFIRMED = ['active', 'disabled'] as const

/** Confirmed accounts with an address, whatever their type. */
export const confirmedWithEmail = (db: Statements, clientId: string, emailKey: string): Promise<Account[]> =>
  ofConfirmed(db, clientId, emailKey)

const ofConfirmed = (db: Statements, clientId: string, emailKey: string) =>
  db
    .select()
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        eq(userAccount.emailKey, emailKey),
        inArray(userAccount.state, [...CONFIRMED]),
      ),
    )
    .orderBy(desc(userAccount.userType))

/** The same, held until the transaction ends, but for those that another transaction holds. */
export const freeWithEmail = (tx: Transaction, clientId: string, emailKey: string): Promise<Account[]> =>
  ofConfirmed(tx, clientId, emailKey).for('update', { skipLocked: true })

/** The latest registration with an address that waits for its mail's link. */
export async function pendingWithEmail(
  db: Statements,
  clientId: string,
  emailKey: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(userAccount)
    .where(
      and(eq(userAccount.clientId, clientId), eq(userAccount.emailKey, emailKey), eq(userAccount.state, 'registered')),
    )
    .orderBy(desc(userAccount.registeredOn))
    .limit(1)
  return row
}

/** Other registrations with the same address end where one was activated. Returns how many there were. */
export async function dropPending(tx: Transaction, account: Account): Promise<number> {
  const { clientId, userType, emailKey } = account
  if (emailKey === null) return 0
  const dropped = await tx
    .delete(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        eq(userAccount.userType, userType),
        eq(userAccount.emailKey, emailKey),
        eq(userAccount.state, 'registered'),
        ne(userAccount.id, account.id),
      ),
    )
    .returning({ id: userAccount.id })
  return dropped.length
}

export async function dropAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(userAccount).where(and(eq(userAccount.id, accountId), eq(userAccount.state, 'registered')))
}

/** Registrations nobody confirmed are forgotten. */
export async function dropPendingBefore(db: Statements, before: Instant): Promise<void> {
  await db
    .delete(userAccount)
    .where(and(eq(userAccount.state, 'registered'), sql`${userAccount.registeredOn} < ${before}`))
}
