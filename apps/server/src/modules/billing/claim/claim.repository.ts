import type { Claim, Claimed, CollectionPlan, Instant, PlainDate, SubscriptionConfiguration } from '@billett/domain'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { claim, contract, ledgerEntry, payerAccount } from '../../../db/schema/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'

/** A contract whose claims are to be looked at. */
export interface DueContract {
  id: string
  seq: number
  configuration: SubscriptionConfiguration
}

/**
 * Contracts of a client on which something has to be claimed by a day, held until the transaction ends; those that
 * somebody else holds are left out. `after`: those that come later in the order of ids, so that nobody reads past all
 * that have been claimed already to find the next ones.
 */
export async function takeDue(
  tx: Transaction,
  { clientId, day, most, after }: { clientId: string; day: PlainDate; most: number; after: string | undefined },
): Promise<DueContract[]> {
  const { id, seq, configurationId, nextLookOn } = contract
  const rows = await tx
    .select({ id, seq, configurationId })
    .from(contract)
    .where(
      and(
        eq(contract.clientId, clientId),
        isNotNull(nextLookOn),
        lte(nextLookOn, day),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(most)
    .for('update', { of: contract, skipLocked: true })
  return withConfigurations(tx, rows)
}

const claimedColumns = {
  contractId: claim.contractId,
  payer: claim.payerId,
  component: claim.component,
  periodStart: claim.periodStart,
  revision: claim.revision,
  cents: claim.cents,
  vatCents: claim.vatCents,
  vatPermille: claim.vatPermille,
}

/** What has been booked of contracts. */
export async function claimedOf(db: Statements, contractIds: readonly string[]): Promise<Map<string, Claimed[]>> {
  const rows = await db.select(claimedColumns).from(claim).where(isLookedUp(claim.contractId, contractIds))
  const claimed = new Map<string, Claimed[]>(contractIds.map(id => [id, []]))
  for (const { contractId, ...row } of rows) claimed.get(contractId)?.push(row)
  return claimed
}

/** When payers pay, by their id. */
export async function plansOf(db: Statements, payerIds: readonly string[]): Promise<Record<string, CollectionPlan>> {
  if (payerIds.length === 0) return {}
  const { id, dueDay, lateDay, noticeDays } = payerAccount
  const rows = await db
    .select({ id, dueDay, lateDay, noticeDays })
    .from(payerAccount)
    .where(isLookedUp(payerAccount.id, payerIds))
  return Object.fromEntries(rows.map(({ id: payer, ...plan }) => [payer, plan]))
}

/** By which what is booked is read. */
export const CLAIMS_READ_BY = [claim.payerId, claim.contractId, ledgerEntry.contractId]

type NewClaim = typeof claim.$inferInsert

export interface ClaimOf {
  contractId: string
  claim: Claim
}

interface Booking {
  clientId: string
  runId: string
  bookedOn: Instant
  newRowId: () => string
}

/** A receivable, and what was earned by it; a credit takes both back. */
const entryOf = ({ id, contractId, cents, bookedOn }: NewClaim, newRowId: () => string) => ({
  id: newRowId(),
  key: `claim:${id}`,
  debit: cents > 0 ? ('receivable' as const) : ('revenue' as const),
  credit: cents > 0 ? ('revenue' as const) : ('receivable' as const),
  amountCents: Math.abs(cents),
  contractId,
  bookedOn,
})

/** Books claims with their entries in the ledger; a free period has none. */
export async function bookClaims(tx: Transaction, booking: Booking, claims: readonly ClaimOf[]): Promise<void> {
  const { newRowId, ...facts } = booking
  const rows = claims.map(({ contractId, claim: { payer, ...amounts } }) => ({
    id: newRowId(),
    contractId,
    payerId: payer,
    ...facts,
    ...amounts,
  }))
  await insertRows(tx, claim, rows)
  const owed = rows.filter(({ cents }) => cents !== 0)
  await insertRows(
    tx,
    ledgerEntry,
    owed.map(row => entryOf(row, newRowId)),
  )
}

/** Their passes are looked at now. When contracts are looked at next; null: not before something happens to them. */
export async function setNextLooks(tx: Transaction, looks: ReadonlyMap<string, PlainDate | null>): Promise<void> {
  const ids = sql.param([...looks.keys()])
  const days = sql.param([...looks.values()])
  await tx.execute(sql`
    update contract set next_look_on = look.day, passes_due = true
    from unnest(${ids}::uuid[], ${days}::text[]) as look(id, day) where contract.id = look.id`)
}
