import type { Instant } from '@billett/domain'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { mandate, party, partyPerson, payerAccount, userAccount } from '../../../db/schema/index.ts'

export type StoredParty = typeof party.$inferSelect
/** That an address is secret is said by the rows themselves: nobody who writes one has to know it. */
export type StoredPerson = Omit<typeof partyPerson.$inferSelect, 'isAddressSecret' | 'movedOn'>
export type StoredPayer = typeof payerAccount.$inferSelect

/** Who an account says its owner is. */
export async function ownerOf(db: Statements, { clientId, accountId }: OwnAccount) {
  const { firstName, lastName, birthDate, salutation, title, phone, email } = userAccount
  const [row] = await db
    .select({ firstName, lastName, birthDate, salutation, title, phone, email })
    .from(userAccount)
    .where(and(eq(userAccount.clientId, clientId), eq(userAccount.id, accountId)))
  return row
}

/** The parties of an account with who they are, those it was first before the others. */
export const partiesOfAccount = (db: Statements, { clientId, accountId }: OwnAccount) =>
  db
    .select({ party, person: partyPerson })
    .from(party)
    .innerJoin(partyPerson, eq(partyPerson.partyId, party.id))
    .where(and(eq(party.clientId, clientId), eq(party.accountId, accountId)))
    .orderBy(asc(party.createdOn), asc(party.id))

export async function insertParty(
  tx: Transaction,
  row: StoredParty,
  person: Omit<StoredPerson, 'partyId'>,
): Promise<void> {
  await tx.insert(party).values(row)
  await tx.insert(partyPerson).values({ ...person, partyId: row.id })
}

/** Where the account of a party is written to; null where it has none. */
export async function accountEmailOf(db: Statements, partyId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: userAccount.email })
    .from(party)
    .innerJoin(userAccount, eq(userAccount.id, party.accountId))
    .where(eq(party.id, partyId))
  return row?.email ?? null
}

/** Does one of them take part with an account? A guest, who has a token all the same, does not. */
export async function hasAccount(db: Statements, partyIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: party.id })
    .from(party)
    .where(and(inArray(party.id, [...partyIds]), isNotNull(party.accountId)))
  return rows.length > 0
}

/** How a party pays, with the account that is debited; of those that were not revoked. */
export async function payerOf(db: Statements, clientId: string, partyId: string) {
  const [row] = await db
    .select({ payer: payerAccount, mandate })
    .from(payerAccount)
    .leftJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.partyId, partyId)))
  return row
}

export async function insertPayer(tx: Transaction, row: StoredPayer): Promise<void> {
  await tx.insert(payerAccount).values(row)
}

export async function setMandate(tx: Transaction, payerId: string, mandateId: string): Promise<void> {
  await tx.update(payerAccount).set({ mandateId, method: 'sepa' }).where(eq(payerAccount.id, payerId))
}

/** What people are called, by the id of their party; none of whom nothing is known any more, and of organisations. */
export async function namesOfParties(db: Statements, partyIds: readonly string[]): Promise<Map<string, string>> {
  const { partyId, firstName, lastName } = partyPerson
  const rows = await db
    .select({ partyId, firstName, lastName })
    .from(partyPerson)
    .where(inArray(partyId, [...partyIds]))
  return new Map(rows.map(row => [row.partyId, `${row.firstName} ${row.lastName}`]))
}

/** The numbers by which payers are known as customers. */
export async function customerNumbers(db: Statements, payerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: payerAccount.id, number: party.customerNumber })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(inArray(payerAccount.id, [...payerIds]))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** How somebody is written to, and when they were born; undefined of whom nothing is known, and of organisations. */
export async function personOf(db: Statements, partyId: string) {
  const { salutation, title, firstName, lastName, birthDate, address, email, phone, isAddressSecret } = partyPerson
  const [row] = await db
    .select({ salutation, title, firstName, lastName, birthDate, address, email, phone, isAddressSecret })
    .from(partyPerson)
    .where(eq(partyPerson.partyId, partyId))
  return row
}

/** What is known of a person by now, and when they moved where they live elsewhere by that. */
export async function changePerson(
  tx: Transaction,
  partyId: string,
  known: Partial<StoredPerson> & { movedOn?: Instant },
): Promise<void> {
  await tx.update(partyPerson).set(known).where(eq(partyPerson.partyId, partyId))
}

/** The mandate a payer is debited by; undefined without one, and of another client. */
export async function mandateOfPayer(db: Statements, clientId: string, payerId: string) {
  const [row] = await db
    .select({ mandate })
    .from(payerAccount)
    .innerJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.id, payerId), isNull(mandate.revokedOn)))
  return row?.mandate
}

export async function readPayer(db: Statements, clientId: string, payerId: string) {
  const [row] = await db
    .select({ payer: payerAccount, accountId: party.accountId, kind: party.kind })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.id, payerId)))
  return row
}

/**
 * How somebody is written to: where their account is, else as they were named, an organisation by its account;
 * undefined of whom nothing is known.
 */
export async function contactOf(db: Statements, clientId: string, partyId: string) {
  const [row] = await db
    .select({
      person: { firstName: partyPerson.firstName, lastName: partyPerson.lastName, email: partyPerson.email },
      account: { firstName: userAccount.firstName, lastName: userAccount.lastName, email: userAccount.email },
      language: party.language,
    })
    .from(party)
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))
    .leftJoin(userAccount, eq(userAccount.id, party.accountId))
    .where(and(eq(party.clientId, clientId), eq(party.id, partyId)))
  const named = row?.person ?? row?.account
  const email = row?.account?.email ?? row?.person?.email ?? ''
  if (!row || !named || email === '') return undefined
  return { name: `${named.firstName} ${named.lastName}`.trim(), email, language: row.language }
}

/** The same of who pays. */
export async function contactOfPayer(db: Statements, clientId: string, payerId: string) {
  const payer = await readPayer(db, clientId, payerId)
  return payer && contactOf(db, clientId, payer.payer.partyId)
}

/** The account of a party; null where it has none. */
export async function accountOfParty(db: Statements, partyId: string): Promise<string | null> {
  const [row] = await db.select({ accountId: party.accountId }).from(party).where(eq(party.id, partyId))
  return row?.accountId ?? null
}

/** By which accounts a party pays. */
export async function payersOfParty(db: Statements, clientId: string, partyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: payerAccount.id })
    .from(payerAccount)
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.partyId, partyId)))
  return rows.map(({ id }) => id)
}

/** Which payers are people, in their order, and whether with an account of their own; of organisations nothing. */
export async function payingPeople(db: Statements, clientId: string, payerIds: readonly string[]) {
  const rows = await db
    .select({ id: payerAccount.id, partyId: party.id, accountId: party.accountId })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(eq(payerAccount.clientId, clientId), inArray(payerAccount.id, [...payerIds]), eq(party.kind, 'person')))
  return rows.toSorted((one, other) => payerIds.indexOf(one.id) - payerIds.indexOf(other.id))
}

/** The party of a customer's number; undefined where there is none of this client. */
export async function partyByNumber(
  db: Statements,
  clientId: string,
  customerNumber: string,
): Promise<StoredParty | undefined> {
  const [row] = await db
    .select()
    .from(party)
    .where(and(eq(party.clientId, clientId), eq(party.customerNumber, customerNumber)))
  return row
}

/** Nothing is debited from a payer's account any more: what is owed is asked for in another way. */
export async function endDirectDebit(tx: Transaction, payerId: string, now: Instant): Promise<void> {
  const [payer] = await tx.select().from(payerAccount).where(eq(payerAccount.id, payerId)).for('update')
  if (!payer?.mandateId) return
  await tx.update(payerAccount).set({ mandateId: null, method: 'invoice' }).where(eq(payerAccount.id, payerId))
  const open = and(eq(mandate.id, payer.mandateId), isNull(mandate.revokedOn))
  await tx.update(mandate).set({ revokedOn: now }).where(open)
}
