import { awaitsPayment, businessDateOf, type Instant, later, ORDER_STATES, type PlainDate } from '@billett/domain'
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { columnOf, HELD_TABLES } from '../../../db/personal-data/index.ts'
import {
  contactPerson,
  contract,
  existingCustomer,
  issuedTicket,
  mailRecord,
  mandate,
  order as orders,
  party,
  paymentCustomer,
  paymentSetup,
  storedPaymentMethod,
  userAccount,
  walletPass,
} from '../../../db/schema/index.ts'
import type { Account } from '../../people/account/index.ts'

/** This client's accounts whose deletion was asked for by a moment, those that wait longest. */
export const dueAccounts = (db: Statements, clientId: string, askedBy: Instant, limit: number): Promise<Account[]> =>
  db
    .select()
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        isNotNull(userAccount.deletionRequestedOn),
        lte(userAccount.deletionRequestedOn, askedBy),
        ne(userAccount.state, 'deleted'),
      ),
    )
    .orderBy(asc(userAccount.deletionRequestedOn))
    .limit(limit)

/** Held until the transaction ends; undefined where it is gone. */
export async function holdAccount(tx: Transaction, accountId: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, accountId)).for('update')
  return account
}

const OPEN = ORDER_STATES.filter(awaitsPayment)

export async function openOrdersOf(db: Statements, accountId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, accountId), inArray(orders.state, OPEN)))
  return row?.open ?? 0
}

/**
 * What providers have of the account's owner: ways to pay, those that nobody has proven to have entered, and the
 * customer.
 */
export async function tokensAtProviders(db: Statements, accountId: string): Promise<string[]> {
  const tokens: string[] = []
  for (const { table, token } of [
    { table: storedPaymentMethod, token: storedPaymentMethod.token },
    { table: paymentSetup, token: paymentSetup.token },
    { table: paymentCustomer, token: paymentCustomer.reference },
  ]) {
    const rows = await db.select({ token }).from(table).where(eq(table.accountId, accountId))
    for (const row of rows) if (row.token !== null) tokens.push(row.token)
  }
  return tokens
}

/** Everything that names the account but its orders, its journal and its mandates. */
export async function dropBelongings(tx: Transaction, accountId: string): Promise<void> {
  for (const { table, held } of HELD_TABLES)
    if (!('ofNobody' in held) && held.link === 'account' && held.deletion === 'goes')
      await tx.delete(table).where(eq(columnOf(table, 'accountId'), accountId))
}

/**
 * Nothing is collected by them any more; as proof of what was they stay for some time (§ 676b BGB). Returns the day on
 * which each was of use last.
 */
export async function revokeMandates(tx: Transaction, accountId: string, now: Instant): Promise<PlainDate[]> {
  await tx
    .update(mandate)
    .set({ revokedOn: now })
    .where(and(eq(mandate.accountId, accountId), isNull(mandate.revokedOn)))
  const { revokedOn, lastCollectionOn } = mandate
  const rows = await tx.select({ revokedOn, lastCollectionOn }).from(mandate).where(eq(mandate.accountId, accountId))
  return rows.map(row => later(businessDateOf(row.revokedOn ?? now), row.lastCollectionOn ?? ''))
}

/** The company's own book of customers does not know of the account any more; the code of its letter is used up. */
export async function unlinkCustomer(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(existingCustomer)
    .set({ accountId: null, linkedOn: null, codeHash: null })
    .where(eq(existingCustomer.accountId, accountId))
}

/** What was mailed to its address; the farewell is noted after it. */
export async function forgetMails(tx: Transaction, { clientId, email }: Account): Promise<void> {
  if (email === null) return
  const isTheirs = eq(sql`lower(${mailRecord.email})`, email.toLowerCase())
  await tx.delete(mailRecord).where(and(eq(mailRecord.clientId, clientId), isTheirs))
}

/** What somebody was called when they were invited to look after pupils; that they did stays as a number. */
export async function forgetInvitations(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(contactPerson).set({ invitedAs: null }).where(eq(contactPerson.accountId, accountId))
}

/** Which devices have its tickets in their wallets; the tickets stay there, and stay good. Passes are nobody's then. */
export async function dropPasses(tx: Transaction, accountId: string): Promise<void> {
  const own = tx
    .select({ id: issuedTicket.id })
    .from(issuedTicket)
    .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(eq(orders.ownerId, accountId))
  // Takes the registrations of devices with it.
  const parties = tx.select({ id: party.id }).from(party).where(eq(party.accountId, accountId))
  const contracts = tx
    .select({ id: contract.id })
    .from(contract)
    .where(or(inArray(contract.holderId, parties), inArray(contract.subscriberId, parties)))
  const ofContracts = and(inArray(issuedTicket.contractId, contracts), eq(issuedTicket.ownerId, accountId))
  const passes = tx.select({ id: issuedTicket.id }).from(issuedTicket).where(ofContracts)
  await tx.delete(walletPass).where(or(inArray(walletPass.ticketId, own), inArray(walletPass.ticketId, passes)))
  await tx.update(issuedTicket).set({ ownerId: null }).where(ofContracts)
}
