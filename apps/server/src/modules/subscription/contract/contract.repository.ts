import type {
  ContractEvent,
  Happening,
  Instant,
  ParkReason,
  PlainDate,
  SubscriptionConfiguration,
} from '@billett/domain'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { contract, contractEvent, subscriptionConfiguration } from '../../../db/schema/index.ts'
import { announce, announceEach } from '../../run/webhook/index.ts'
import { followMedia } from './media.repository.ts'

type StoredContract = typeof contract.$inferSelect
/** What contracts are called. */
export const contractNumbers = (db: Statements, contractIds: readonly string[]) =>
  db
    .select({ id: contract.id, number: contract.number })
    .from(contract)
    .where(inArray(contract.id, [...contractIds]))

/** The histories of contracts, each in the order of recording. */
export async function historiesOf(
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, ContractEvent[]>> {
  const rows = await db
    .select()
    .from(contractEvent)
    .where(isLookedUp(contractEvent.contractId, contractIds))
    .orderBy(asc(contractEvent.contractId), asc(contractEvent.seq))
  const histories = new Map<string, ContractEvent[]>(contractIds.map(id => [id, []]))
  for (const { contractId, happening, seq, recordedOn } of rows)
    histories.get(contractId)?.push({ ...happening, seq, recordedOn })
  return histories
}

/**
 * Many contracts with the version each was concluded by, which is read once for all of them: it is longer than all else
 * that is read of a contract.
 */
export async function withConfigurations<Row extends { configurationId: string }>(
  db: Statements,
  rows: readonly Row[],
): Promise<(Row & { configuration: SubscriptionConfiguration })[]> {
  const { id, configuration } = subscriptionConfiguration
  const ids = [...new Set(rows.map(({ configurationId }) => configurationId))]
  const read = await db.select({ id, configuration }).from(subscriptionConfiguration).where(inArray(id, ids))
  const known = new Map(read.map(row => [row.id, row.configuration]))
  return rows.flatMap(row => {
    const version = known.get(row.configurationId)
    return version ? [{ ...row, configuration: version }] : []
  })
}

export async function insertContract(tx: Transaction, row: typeof contract.$inferInsert): Promise<void> {
  await tx.insert(contract).values(row)
}

export async function contractById(
  db: Statements,
  clientId: string,
  contractId: string,
): Promise<StoredContract | undefined> {
  const [row] = await db
    .select()
    .from(contract)
    .where(and(eq(contract.clientId, clientId), eq(contract.id, contractId)))
  return row
}

/** Of one client only, held until the transaction ends. */
export async function lockContract(
  tx: Transaction,
  clientId: string,
  contractId: string,
): Promise<StoredContract | undefined> {
  const [row] = await tx
    .select()
    .from(contract)
    .where(and(eq(contract.clientId, clientId), eq(contract.id, contractId)))
    .for('update')
  return row
}

/** The same of several, in the order of their ids, so that nobody who holds some waits for one who waits for them. */
export const lockContracts = (
  tx: Transaction,
  clientId: string,
  contractIds: readonly string[],
): Promise<StoredContract[]> =>
  tx
    .select()
    .from(contract)
    .where(and(eq(contract.clientId, clientId), isLookedUp(contract.id, contractIds)))
    .orderBy(asc(contract.id))
    .for('update')

/** Who holds a contract from now on; the contract is locked. */
export async function setSubscriber(tx: Transaction, contractId: string, subscriberId: string): Promise<void> {
  await tx.update(contract).set({ subscriberId }).where(eq(contract.id, contractId))
}

/** Who travels by a contract from now on; the contract is locked. */
export async function setHolder(tx: Transaction, contractId: string, holderId: string): Promise<void> {
  await tx.update(contract).set({ holderId }).where(eq(contract.id, contractId))
}

const STAYS = { nextOrganisationId: null, nextOrganisationOn: null }

/** About whose people a contract is, now and until somebody says otherwise; the contract is locked. */
export async function setOrganisation(tx: Transaction, contractId: string, organisationId: string): Promise<void> {
  await tx
    .update(contract)
    .set({ organisationId, ...STAYS })
    .where(eq(contract.id, contractId))
}

/**
 * About whose people a contract is from a day on: until then it stays where it is, so that who has somebody looks after
 * their ticket. The contract is locked.
 */
export async function moveOrganisation(
  tx: Transaction,
  contractId: string,
  organisationId: string,
  { from, today }: { from: PlainDate; today: PlainDate },
): Promise<void> {
  if (from <= today) return setOrganisation(tx, contractId, organisationId)
  const next = { nextOrganisationId: organisationId, nextOrganisationOn: from }
  await tx.update(contract).set(next).where(eq(contract.id, contractId))
}

/** Contracts whose day has come are about the people of their next organisation. */
export async function followMoves(db: Statements, clientId: string, today: PlainDate): Promise<void> {
  await db
    .update(contract)
    .set({ organisationId: sql`${contract.nextOrganisationId}`, ...STAYS })
    .where(and(eq(contract.clientId, clientId), lte(contract.nextOrganisationOn, today)))
}

export interface Recording {
  recordedOn: Instant
  /** Whose account did it; null: the shop by itself. */
  actorId: string | null
  /** The day of the recording, from which the contract is looked at anew. */
  today: PlainDate
}

const changeOf = (contractId: string, happenings: readonly Happening[]) => ({
  contractId,
  happenings: happenings.map(({ kind, effectiveOn }) => ({ kind, effectiveOn })),
})

/** What partners are told of a contract: what has happened to it, and nothing of anybody. */
const tellPartners = (
  tx: Transaction,
  { clientId, id: contractId }: Pick<StoredContract, 'clientId' | 'id'>,
  on: Instant,
  happenings: readonly Happening[],
): Promise<void> =>
  announce(tx, {
    clientId,
    event: 'contractChanged',
    data: changeOf(contractId, happenings),
    on,
  })

const eventsOf = (
  { id: contractId, clientId, seq }: StoredContract,
  { recordedOn, actorId }: Recording,
  happenings: readonly Happening[],
) =>
  happenings.map((happening, index) => ({
    contractId,
    clientId,
    happening,
    seq: seq + index + 1,
    recordedOn,
    actorId,
  }))

/**
 * Adds to the history of a contract that is locked, and has it looked at for claims. Returns it as it is now.
 */
export async function record(
  tx: Transaction,
  stored: StoredContract,
  recording: Recording,
  ...happenings: readonly Happening[]
): Promise<StoredContract> {
  const { id: contractId } = stored
  const { recordedOn, today } = recording
  const rows = eventsOf(stored, recording, happenings)
  if (rows.length > 0) await tx.insert(contractEvent).values(rows)
  await followMedia(tx, rows)
  const change = { seq: stored.seq + rows.length, nextLookOn: today }
  await tx.update(contract).set(change).where(eq(contract.id, contractId))
  if (happenings.length > 0) await tellPartners(tx, stored, recordedOn, happenings)
  return { ...stored, ...change }
}

/** What has happened to a contract that is locked. */
export interface Happened {
  stored: StoredContract
  happenings: readonly Happening[]
}

/** The same of several contracts of a client at once. */
export async function recordEach(
  tx: Transaction,
  clientId: string,
  recording: Recording,
  all: readonly Happened[],
): Promise<void> {
  const { recordedOn, today } = recording
  const rows = all.flatMap(({ stored, happenings }) => eventsOf(stored, recording, happenings))
  await insertRows(tx, contractEvent, rows)
  await followMedia(tx, rows)
  const ids = sql.param(all.map(({ stored }) => stored.id))
  const seqs = sql.param(all.map(({ stored, happenings }) => stored.seq + happenings.length))
  await tx.execute(sql`
    update contract set seq = told.seq, next_look_on = ${today}
    from unnest(${ids}::uuid[], ${seqs}::int[]) as told(id, seq) where contract.id = told.id`)
  await announceEach(tx, { clientId, event: 'contractChanged', on: recordedOn }, async () =>
    all.map(({ stored, happenings }) => changeOf(stored.id, happenings)),
  )
}

/** Sets contracts that are locked aside until people have looked at them: nothing more is claimed until then. */
export async function park(
  tx: Transaction,
  { recordedOn, today }: Pick<Recording, 'recordedOn' | 'today'>,
  reasons: ReadonlyMap<string, ParkReason>,
): Promise<void> {
  for (const [contractId, reason] of reasons) {
    const [row] = await tx
      .update(contract)
      .set({ seq: sql`${contract.seq} + 1`, nextLookOn: null })
      .where(eq(contract.id, contractId))
      .returning({ seq: contract.seq, clientId: contract.clientId })
    if (!row) throw new Error(`contract ${contractId} is not there to be parked`)
    const happening: Happening = { kind: 'parked', effectiveOn: today, payload: { reason } }
    await tx.insert(contractEvent).values({ ...row, contractId, happening, recordedOn, actorId: null })
    await tellPartners(tx, { clientId: row.clientId, id: contractId }, recordedOn, [happening])
  }
}
