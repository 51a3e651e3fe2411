import { type Instant, nextPayoutStates, type PayoutState } from '@billett/domain'
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { insertRows } from '../../../../db/insert-rows.ts'
import { payout, payoutClaim } from '../../../../db/schema/index.ts'

export type StoredPayout = typeof payout.$inferSelect

export interface PlannedPayout {
  row: typeof payout.$inferInsert
  claims: (typeof payoutClaim.$inferInsert)[]
}

export async function insertPayouts(tx: Transaction, planned: readonly PlannedPayout[]): Promise<void> {
  await insertRows(
    tx,
    payout,
    planned.map(({ row }) => row),
  )
  await insertRows(
    tx,
    payoutClaim,
    planned.flatMap(({ claims }) => claims),
  )
}

/** Payouts of a file, or one. */
export type WhichPayouts = { fileId: string } | { id: string }

const isOf = (which: WhichPayouts): SQL =>
  'fileId' in which ? eq(payout.fileId, which.fileId) : eq(payout.id, which.id)

interface Move {
  from: PayoutState
  to: PayoutState
  /** Of an end that reaches nobody: when it was, and why. */
  endedOn?: Instant
  code?: string | null
}

/** Moves those that stand where they have to; where they reach nobody, what they are for is owed again. */
export async function movePayouts(tx: Transaction, which: WhichPayouts, move: Move): Promise<string[]> {
  const { from, to, endedOn, code = null } = move
  if (!nextPayoutStates(from).includes(to)) throw new Error(`a payout does not go from ${from} to ${to}`)
  const moved = await tx
    .update(payout)
    .set({ state: to, code, ...(endedOn && { endedOn }) })
    .where(and(isOf(which), eq(payout.state, from)))
    .returning({ id: payout.id })
  const ids = moved.map(({ id }) => id)
  if (endedOn)
    await tx
      .update(payoutClaim)
      .set({ reopenedOn: endedOn })
      .where(and(inArray(payoutClaim.payoutId, ids), isNull(payoutClaim.reopenedOn)))
  return ids
}

/** What a file of transfers is for, less what the bank rejected of it. */
export async function transferredOf(db: Statements, fileId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${payout.cents}), 0)`.mapWith(Number) })
    .from(payout)
    .where(and(eq(payout.fileId, fileId), ne(payout.state, 'rejected')))
  return row?.cents ?? 0
}

/** A payout of a client's by what both banks call it. */
export async function payoutByReference(
  db: Statements,
  clientId: string,
  endToEndId: string | null,
): Promise<StoredPayout | undefined> {
  if (endToEndId === null) return undefined
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.clientId, clientId), eq(payout.endToEndId, endToEndId)))
  return row
}

/** Those of some references that name payouts of a client's. */
export async function payoutReferences(
  db: Statements,
  clientId: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ endToEndId: payout.endToEndId })
    .from(payout)
    .where(and(eq(payout.clientId, clientId), sql`${payout.endToEndId} = any(${sql.param([...references])}::text[])`))
  return new Set(rows.map(({ endToEndId }) => endToEndId))
}

/** Whether the bank has yet to have, or to decide on, anything of some payouts. */
async function isAnyUnderWay(db: Statements, which: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: payout.id })
    .from(payout)
    .where(and(which, inArray(payout.state, ['filed', 'sent'])))
    .limit(1)
  return rows.length > 0
}

/** The same of what is in files. */
export const isAnySentOf = (db: Statements, fileIds: readonly string[]): Promise<boolean> =>
  isAnyUnderWay(db, inArray(payout.fileId, [...fileIds]))

/** The same of what goes to a payer. */
export const isPayoutUnderWay = (db: Statements, payerId: string): Promise<boolean> =>
  isAnyUnderWay(db, eq(payout.payerId, payerId))

/** Payouts that are read at once. */
const PAGE = 1000

/** The payouts of a file in the order they stand in it, some at a time. */
export async function* filedPayouts(db: Statements, fileId: string): AsyncGenerator<StoredPayout> {
  let after: string | undefined
  for (;;) {
    const page = await db
      .select()
      .from(payout)
      .where(and(eq(payout.fileId, fileId), after === undefined ? undefined : gt(payout.id, after)))
      .orderBy(asc(payout.id))
      .limit(PAGE)
    yield* page
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}

interface Paid {
  payerId: string
  cents: number
  states: readonly PayoutState[]
  /** Undefined: of whatever file. */
  fileId: string | undefined
}

/** The last payout to a payer of an amount that has come so far. */
export async function lastPaidTo(
  db: Statements,
  { payerId, cents, states, fileId }: Paid,
): Promise<StoredPayout | undefined> {
  const isOfFile = fileId === undefined ? undefined : eq(payout.fileId, fileId)
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.payerId, payerId), eq(payout.cents, cents), inArray(payout.state, [...states]), isOfFile))
    .orderBy(sql`${payout.createdOn} desc`)
    .limit(1)
  return row
}
