import { addMinutes, type Instant, isRegistrationUndecided, REGISTRATION_STATES } from '@billett/domain'
import { and, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { paymentRegistration, userAccount } from '../../db/schema/index.ts'

export type Registration = typeof paymentRegistration.$inferSelect

export async function insertRegistration(tx: Transaction, row: Registration): Promise<void> {
  await tx.insert(paymentRegistration).values(row)
}

const named = (provider: string, reference: string) =>
  and(eq(paymentRegistration.provider, provider), eq(paymentRegistration.reference, reference))

/** Refuses `paymentMethodNotFound` for another's and for none. */
export async function readRegistration(
  db: Statements,
  { accountId }: OwnAccount,
  provider: string,
  reference: string,
): Promise<Registration> {
  const [row] = await db
    .select()
    .from(paymentRegistration)
    .where(and(eq(paymentRegistration.accountId, accountId), named(provider, reference)))
  return row ?? refuse('paymentMethodNotFound', 'registrationReference')
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
  const [row] = await db.select().from(paymentRegistration).where(named(provider, reference))
  return row
}

/** The registration with whose account's it is, both held until the transaction ends; undefined where one of them is gone. */
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

export async function saveRegistration(
  tx: Transaction,
  { id, state, pollOn, polls }: Pick<Registration, 'id' | 'state' | 'pollOn' | 'polls'>,
): Promise<void> {
  await tx.update(paymentRegistration).set({ state, pollOn, polls }).where(eq(paymentRegistration.id, id))
}

/** Minutes after which others ask, when whoever has claimed a registration says nothing of it. */
const CLAIM = 1

/** Registrations whose provider is to be asked by now. They are the caller's: no other gets them meanwhile. */
export function claimDueRegistrations(db: Statements, now: Instant, limit: number): Promise<Registration[]> {
  const due = db
    .select({ id: paymentRegistration.id })
    .from(paymentRegistration)
    .where(lte(paymentRegistration.pollOn, now))
    .orderBy(paymentRegistration.pollOn)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentRegistration)
    .set({ pollOn: addMinutes(now, CLAIM) })
    .where(sql`${paymentRegistration.id} = any(array(${due}))`)
    .returning()
}
