import { type ApplicationState, type Instant, isApplicationState } from '@billett/domain'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { application, applicationMove, contract, party, subscriptionConfiguration } from '../../../db/schema/index.ts'

export type StoredApplication = typeof application.$inferSelect
export type StoredMove = typeof applicationMove.$inferSelect

/** An order with its contract, and the version it was ordered by. */
const columns = {
  application,
  contract,
  configuration: subscriptionConfiguration.configuration,
  customerNumber: party.customerNumber,
}

/** What the table says is a state, and nothing else is ever stored. */
export function applicationState(state: string): ApplicationState {
  if (!isApplicationState(state)) throw new Error(`${state} is no state of an application`)
  return state
}

const ordered = (db: Statements) =>
  db
    .select(columns)
    .from(application)
    .innerJoin(contract, eq(contract.id, application.contractId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .innerJoin(subscriptionConfiguration, eq(subscriptionConfiguration.id, contract.configurationId))

export type Ordered = Awaited<ReturnType<typeof ordered>>[number]

/** Of one client only. */
export async function findOrdered(db: Statements, clientId: string, contractId: string): Promise<Ordered | undefined> {
  const [row] = await ordered(db).where(and(eq(application.clientId, clientId), eq(application.contractId, contractId)))
  return row
}

/** What the same visitor sent in the same words, unless it is older. */
export async function orderedAlready(
  db: Statements,
  fingerprint: string,
  since: Instant,
): Promise<Ordered | undefined> {
  const [row] = await ordered(db)
    .where(and(eq(application.fingerprint, fingerprint), gt(application.submittedOn, since)))
    .orderBy(desc(application.submittedOn))
    .limit(1)
  return row
}

/** Whether anything was ever ordered under a fingerprint. */
export async function hasApplication(db: Statements, fingerprint: string): Promise<boolean> {
  const { contractId } = application
  const rows = await db
    .select({ contractId })
    .from(application)
    .where(eq(application.fingerprint, fingerprint))
    .limit(1)
  return rows.length > 0
}

/** One at a time of those who send the same; until the transaction ends. */
export async function lockFingerprint(tx: Transaction, fingerprint: string): Promise<void> {
  await holdName(tx, fingerprint)
}

export async function insertApplication(tx: Transaction, row: StoredApplication): Promise<void> {
  await tx.insert(application).values(row)
}

/** What is kept of the form from now on; the contract is locked. */
export async function setValues(tx: Transaction, contractId: string, values: StoredApplication['values']) {
  await tx.update(application).set({ values }).where(eq(application.contractId, contractId))
}

export async function setResumes(tx: Transaction, contractId: string, resumes: ApplicationState | null): Promise<void> {
  await tx.update(application).set({ resumes }).where(eq(application.contractId, contractId))
}

export async function setFirstPaymentOrder(tx: Transaction, contractId: string, orderId: string): Promise<void> {
  await tx.update(application).set({ firstPaymentOrderId: orderId }).where(eq(application.contractId, contractId))
}

/** Something else is concluded once it is granted; the contract is locked. */
export async function setConcluding(
  tx: Transaction,
  contractId: string,
  change: (concluding: StoredApplication['concluding']) => StoredApplication['concluding'],
): Promise<void> {
  const [row] = await tx
    .select({ concluding: application.concluding })
    .from(application)
    .where(eq(application.contractId, contractId))
  if (!row) return
  await tx
    .update(application)
    .set({ concluding: change(row.concluding) })
    .where(eq(application.contractId, contractId))
}

export async function setState(tx: Transaction, contractId: string, state: ApplicationState): Promise<void> {
  await tx.update(contract).set({ state }).where(eq(contract.id, contractId))
}

/** What the fraud guard found; the first answer counts. */
export async function setRisk(
  db: Statements,
  contractId: string,
  risk: NonNullable<StoredApplication['risk']>,
): Promise<void> {
  await db
    .update(application)
    .set({ risk })
    .where(and(eq(application.contractId, contractId), isNull(application.risk)))
}

/** It was looked after on its way: others come first from now on. */
export async function setLooked(db: Statements, contractId: string, lookedOn: Instant): Promise<void> {
  await db.update(application).set({ lookedOn }).where(eq(application.contractId, contractId))
}

/** The moves of an application, in their order. */
export const movesOf = (db: Statements, contractId: string): Promise<StoredMove[]> =>
  db.select().from(applicationMove).where(eq(applicationMove.contractId, contractId)).orderBy(applicationMove.number)

export const insertMoves = (tx: Transaction, moves: readonly StoredMove[]): Promise<void> =>
  insertRows(tx, applicationMove, moves)
