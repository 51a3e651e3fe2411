import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  application,
  contract,
  contractCancellation,
  contractWithdrawal,
  deskDecision,
  party,
  partyPerson,
} from '../../../db/schema/index.ts'

export type StoredDecision = typeof deskDecision.$inferSelect

/** More than anybody works through at a time. */
const MOST = 100

const decisionOf = (table: typeof contractCancellation | typeof contractWithdrawal) =>
  and(eq(deskDecision.about, 'declaration'), eq(deskDecision.subjectId, table.id))

const undecidedOf = (table: typeof contractCancellation | typeof contractWithdrawal, clientId: string) =>
  and(eq(table.clientId, clientId), isNull(deskDecision.id))

const undecidedCancellations = (db: Statements, clientId: string) => {
  const { id, receivedOn, content } = contractCancellation
  return db
    .select({ id, receivedOn, content })
    .from(contractCancellation)
    .leftJoin(deskDecision, decisionOf(contractCancellation))
    .where(undecidedOf(contractCancellation, clientId))
    .orderBy(asc(receivedOn))
    .limit(MOST)
}

const undecidedWithdrawals = (db: Statements, clientId: string) => {
  const { id, receivedOn, content } = contractWithdrawal
  return db
    .select({ id, receivedOn, content })
    .from(contractWithdrawal)
    .leftJoin(deskDecision, decisionOf(contractWithdrawal))
    .where(undecidedOf(contractWithdrawal, clientId))
    .orderBy(asc(receivedOn))
    .limit(MOST)
}

/** Declarations of a client about which nobody has decided yet, the oldest first. */
export async function openDeclarations(db: Statements, clientId: string) {
  const cancellations = await undecidedCancellations(db, clientId)
  const withdrawals = await undecidedWithdrawals(db, clientId)
  return { cancellations, withdrawals }
}

/** With which contract a school has named the address of who concluded one, while nobody has confirmed it. */
export async function namedWith(tx: Transaction, contractId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select named.contract_id as id from guardian_address named join contract c on c.id = named.contract_id
    where c.subscriber_id = (select subscriber_id from contract where id = ${contractId}) and named.confirmed_on is null
    order by named.named_on desc limit 1`)
  return rows[0]?.id
}

export async function findCancellation(db: Statements, clientId: string, id: string) {
  const [row] = await db
    .select()
    .from(contractCancellation)
    .where(and(eq(contractCancellation.clientId, clientId), eq(contractCancellation.id, id)))
  return row
}

export async function findWithdrawal(db: Statements, clientId: string, id: string) {
  const [row] = await db
    .select()
    .from(contractWithdrawal)
    .where(and(eq(contractWithdrawal.clientId, clientId), eq(contractWithdrawal.id, id)))
  return row
}

/** False where somebody has decided about the same declaration before. */
export async function insertDecision(tx: Transaction, decision: StoredDecision): Promise<boolean> {
  const rows = await tx.insert(deskDecision).values(decision).onConflictDoNothing().returning({ id: deskDecision.id })
  return rows.length === 1
}

interface Looked {
  clientId: string
  /** As they are stored. */
  numbers: readonly string[]
  /** In small letters. */
  email: string
  firstName: string
  lastName: string
}

/** Contracts of a client that have one of these numbers, this address, or somebody of this name in them. */
export function contractsLike(db: Statements, { clientId, numbers, email, firstName, lastName }: Looked) {
  const given = sql.param([...numbers])
  const { email: partyEmail, firstName: first, lastName: last } = partyPerson
  return db
    .select({
      contractId: contract.id,
      number: contract.number,
      customerNumber: party.customerNumber,
      firstName: first,
      lastName: last,
      email: application.email,
      partyEmail,
    })
    .from(contract)
    .innerJoin(party, or(eq(party.id, contract.subscriberId), eq(party.id, contract.holderId)))
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))
    .leftJoin(application, eq(application.contractId, contract.id))
    .where(
      and(
        eq(contract.clientId, clientId),
        or(
          sql`${contract.number} = any(${given}::text[])`,
          sql`${party.customerNumber} = any(${given}::text[])`,
          sql`lower(${partyEmail}) = ${email}`,
          sql`(lower(${last}) = ${lastName} and lower(${first}) = ${firstName})`,
        ),
      ),
    )
    .limit(MOST)
}

export async function contractByNumber(db: Statements, clientId: string, number: string) {
  const [row] = await db
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.clientId, clientId), eq(contract.number, number)))
  return row?.id
}
