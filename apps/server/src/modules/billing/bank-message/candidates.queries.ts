import {
  addDays,
  type CollectionState,
  LONGEST_RETURN_DAYS,
  type MatchableCollection,
  type PlainDate,
} from '@billett/domain'
import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { bankFile, collection, invoice, mandate } from '../../../db/schema/index.ts'
import { partyByNumber, payersOfParty } from '../../subscription/party/index.ts'

/** A collection that the bank may tell of, and whose it is. */
export interface Candidate extends MatchableCollection {
  payerId: string
  fileId: string | null
  state: CollectionState
}

interface Named {
  endToEndId: string | null
  mandate: string | null
  on: PlainDate
}

/** Collections of a mandate that are looked at, and that are proposed by their amount alone. */
const MOST = 50
const FEW = 5

const candidateColumns = {
  id: collection.id,
  endToEndId: collection.endToEndId,
  mandateReference: sql<string>`coalesce(${mandate.reference}, '')`,
  cents: collection.cents,
  dueOn: collection.dueOn,
  payerId: collection.payerId,
  fileId: collection.fileId,
  state: collection.state,
}

/** Collections under all of these conditions, with their mandates. */
const candidates = (db: Statements, ...conditions: (SQL | undefined)[]) =>
  db
    .select(candidateColumns)
    .from(collection)
    .leftJoin(mandate, eq(mandate.id, collection.mandateId))
    .where(and(...conditions))

/**
 * Collections that the bank may mean: by their own reference or, of those that were not over before, by their mandate.
 */
export async function candidatesOf(
  db: Statements,
  clientId: string,
  { endToEndId, mandate: reference, on }: Named,
): Promise<Candidate[]> {
  const isFiled = and(eq(collection.clientId, clientId), isNotNull(collection.fileId))
  // Asked one by one: of either there is an index, and of both together there can be none.
  const byReference =
    endToEndId === null ? [] : await candidates(db, isFiled, eq(collection.endToEndId, endToEndId)).limit(MOST)
  if (reference === null) return byReference
  const byMandate = await candidates(
    db,
    isFiled,
    // Of how many the database cannot know: joined, it may read all collections that there are, for every line.
    isLookedUp(collection.mandateId, await mandatesCalled(db, clientId, reference)),
    gte(collection.dueOn, addDays(on, -LONGEST_RETURN_DAYS)),
    inArray(collection.state, ['presented', 'settled']),
  ).limit(MOST)
  const known = new Set(byReference.map(({ id }) => id))
  return [...byReference, ...byMandate.filter(({ id }) => !known.has(id))].slice(0, MOST)
}

/** The ids of what a client calls so: of one mandate, if any. */
async function mandatesCalled(db: Statements, clientId: string, reference: string): Promise<string[]> {
  const rows = await db
    .select({ id: mandate.id })
    .from(mandate)
    .where(and(eq(mandate.clientId, clientId), eq(mandate.reference, reference)))
  return rows.map(({ id }) => id)
}

/** Those of some references that name a collection in a file, with it. */
export async function candidatesByReference(
  db: Statements,
  clientId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const rows = await candidates(
    db,
    eq(collection.clientId, clientId),
    isNotNull(collection.fileId),
    sql`${collection.endToEndId} = any(${sql.param([...references])}::text[])`,
  )
  return new Map(rows.map(row => [row.endToEndId, row]))
}

/** Which files of a client are of which kind, by what the bank calls them. */
export async function kindsOfFiles(
  db: Statements,
  clientId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, 'debits' | 'transfers'>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select({ messageId: bankFile.messageId, kind: bankFile.kind })
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), inArray(bankFile.messageId, [...new Set(messageIds)])))
  return new Map(rows.map(({ messageId, kind }) => [messageId, kind]))
}

/** A file of a client by what the bank calls it. */
export async function fileByMessageId(
  db: Statements,
  clientId: string,
  messageId: string | null,
): Promise<{ id: string; state: string; kind: 'debits' | 'transfers' } | undefined> {
  if (messageId === null) return undefined
  const [row] = await db
    .select({ id: bankFile.id, state: bankFile.state, kind: bankFile.kind })
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.messageId, messageId)))
  return row
}

/** Who pays under a customer number. */
export async function payerByCustomer(
  db: Statements,
  clientId: string,
  customerNumber: string | undefined,
): Promise<string | undefined> {
  const one = customerNumber === undefined ? undefined : await partyByNumber(db, clientId, customerNumber)
  return one && (await payersOfParty(db, clientId, one.id))[0]
}

/** A debit of a client's that was handed over. */
export async function collectionById(db: Statements, clientId: string, id: string): Promise<Candidate | undefined> {
  const isIt = eq(collection.id, id)
  const [row] = await candidates(db, eq(collection.clientId, clientId), isIt, isNotNull(collection.fileId))
  return row
}

/** Debits that are under way, or have come, of an amount: what is proposed of a line that names none. */
export const candidatesByAmount = (db: Statements, clientId: string, cents: number): Promise<Candidate[]> =>
  candidates(
    db,
    eq(collection.clientId, clientId),
    // A bank may tell of more than any collection can be.
    sql`${collection.cents} = ${cents}::bigint`,
    inArray(collection.state, ['presented', 'settled']),
  )
    .orderBy(desc(collection.dueOn))
    .limit(FEW)

/** Who got invoices of these numbers, and which; undefined where none is known, or they are of several payers. */
export async function payerByInvoices(
  db: Statements,
  clientId: string,
  numbers: readonly string[],
): Promise<{ payerId: string; invoiceIds: string[] } | undefined> {
  const rows = await db
    .select({ id: invoice.id, payerId: invoice.payerId })
    .from(invoice)
    .where(and(eq(invoice.clientId, clientId), inArray(invoice.number, [...numbers])))
  const [first, ...more] = rows
  if (!first || more.some(({ payerId }) => payerId !== first.payerId)) return undefined
  return { payerId: first.payerId, invoiceIds: rows.map(({ id }) => id) }
}
