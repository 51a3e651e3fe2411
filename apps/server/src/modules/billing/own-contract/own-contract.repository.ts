import type { Claim, Instant, SubscriptionConfiguration } from '@billett/domain'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { paidByHandKeyOf } from '../../../db/held-claim.ts'
import {
  claim,
  contract,
  contractEvent,
  ledgerEntry,
  mandate,
  party,
  payerAccount,
  subscriptionConfiguration,
} from '../../../db/schema/index.ts'
import type { ContractPayment } from './paid-by-payer.ts'

/** More than anybody holds; what an organisation has is looked at in its own portal. */
const MOST = 200

/** As whom an account takes part in contracts: as more than one where its owner ordered as a guest before. */
export interface Participant {
  partyIds: ReadonlySet<string>
  payerIds: ReadonlySet<string>
}

/** The parties of an account; undefined where it never took part in anything. */
export async function participantOf(
  db: Statements,
  { clientId, accountId }: OwnAccount,
): Promise<Participant | undefined> {
  const rows = await db
    .select({ partyId: party.id, payerId: payerAccount.id })
    .from(party)
    .leftJoin(payerAccount, eq(payerAccount.partyId, party.id))
    .where(and(eq(party.clientId, clientId), eq(party.accountId, accountId)))
  if (rows.length === 0) return undefined
  return {
    partyIds: new Set(rows.map(({ partyId }) => partyId)),
    payerIds: new Set(rows.flatMap(({ payerId }) => payerId ?? [])),
  }
}

export interface ContractRow {
  stored: typeof contract.$inferSelect
  configuration: SubscriptionConfiguration
  customerNumber: string
}

const rowColumns = {
  stored: contract,
  configuration: subscriptionConfiguration.configuration,
  customerNumber: party.customerNumber,
}

/** Contracts that have somebody as a payer from some day on, whether or not anything was claimed yet. */
const agreedToBePaidBy = (payerId: string): SQL => sql`
  select ${contractEvent.contractId} from ${contractEvent} where ${contractEvent.happening} ->> 'kind' = 'sharesAgreed'
    and ${contractEvent.happening} -> 'payload' -> 'shares' @> ${JSON.stringify([{ payer: payerId }])}::jsonb`

/** What a participant subscribes to, travels by, was claimed something for, or is to pay for. */
export const takesPart = ({ partyIds, payerIds }: Participant): SQL =>
  sql`${contract.id} in (${sql.join(
    [
      ...[...partyIds].flatMap(partyId => [
        sql`select held.id from ${contract} held where held.subscriber_id = ${partyId}`,
        sql`select held.id from ${contract} held where held.holder_id = ${partyId}`,
      ]),
      ...[...payerIds].flatMap(payerId => [
        sql`select ${claim.contractId} from ${claim} where ${eq(claim.payerId, payerId)}`,
        agreedToBePaidBy(payerId),
      ]),
    ],
    sql` union `,
  )})`

/** A participant's contracts, or the one of them that is named. */
export const contractsOf = (
  db: Statements,
  clientId: string,
  participant: Participant,
  contractId?: string,
): Promise<ContractRow[]> =>
  db
    .select(rowColumns)
    .from(contract)
    .innerJoin(subscriptionConfiguration, eq(subscriptionConfiguration.id, contract.configurationId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(
      and(
        eq(contract.clientId, clientId),
        contractId === undefined ? undefined : eq(contract.id, contractId),
        takesPart(participant),
      ),
    )
    .orderBy(desc(contract.submittedOn), desc(contract.id))
    .limit(MOST)

/** A claim in the books. */
export interface BookedClaim extends Claim {
  id: string
  bookedOn: Instant
}

/** What was claimed of contracts, by their ids, in the order of booking. */
export async function bookedClaims(
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, BookedClaim[]>> {
  const booked = new Map<string, BookedClaim[]>(contractIds.map(id => [id, []]))
  if (contractIds.length === 0) return booked
  const rows = await db
    .select()
    .from(claim)
    .where(inArray(claim.contractId, [...contractIds]))
    .orderBy(asc(claim.periodStart), asc(claim.id))
  for (const { contractId, payerId, clientId: _client, runId: _run, ...row } of rows)
    booked.get(contractId)?.push({ ...row, payer: payerId })
  return booked
}

/**
 * What was paid for contracts, by their ids, whatever way it came: what payers owed and owe no more without a credit.
 * What pays a claim is of its payer.
 */
export async function paymentsOf(
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, ContractPayment[]>> {
  if (contractIds.length === 0) return new Map()
  const { contractId, key, debit, credit, amountCents } = ledgerEntry
  const rows = await db
    .select({
      contractId,
      payer: claim.payerId,
      cents: sql<number>`sum(case when ${credit} = 'receivable' then ${amountCents} else -${amountCents} end)::int`,
    })
    .from(ledgerEntry)
    .leftJoin(claim, and(eq(claim.contractId, contractId), eq(key, paidByHandKeyOf(sql`${claim.id}`))))
    .where(
      and(
        inArray(contractId, [...contractIds]),
        or(and(eq(credit, 'receivable'), ne(debit, 'revenue')), and(eq(debit, 'receivable'), ne(credit, 'revenue'))),
      ),
    )
    .groupBy(contractId, claim.payerId)
  return Map.groupBy(
    rows.flatMap(row => (row.contractId === null ? [] : [{ ...row, contractId: row.contractId }])),
    row => row.contractId,
  )
}

export interface PayerRow {
  id: string
  partyId: string
  method: (typeof payerAccount.$inferSelect)['method']
  mandate: { reference: string; iban: string; accountHolder: string } | null
}

/** How payers pay, by their ids. */
export async function payersOf(db: Statements, payerIds: readonly string[]): Promise<Map<string, PayerRow>> {
  if (payerIds.length === 0) return new Map()
  const { reference, iban, accountHolder } = mandate
  const rows = await db
    .select({
      id: payerAccount.id,
      partyId: payerAccount.partyId,
      method: payerAccount.method,
      mandate: { reference, iban, accountHolder },
    })
    .from(payerAccount)
    .leftJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    .where(inArray(payerAccount.id, [...payerIds]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Holds a contract that a participant takes part in until the transaction ends: it is changed one after another. */
export async function lockOwnContract(
  tx: Transaction,
  clientId: string,
  participant: Participant,
  contractId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.clientId, clientId), eq(contract.id, contractId), takesPart(participant)))
    .for('update')
  return rows.length > 0
}

/** A contract whoever takes part in it, for who decides on what was asked for. */
export const contractRow = (db: Statements, clientId: string, contractId: string): Promise<ContractRow[]> =>
  db
    .select(rowColumns)
    .from(contract)
    .innerJoin(subscriptionConfiguration, eq(subscriptionConfiguration.id, contract.configurationId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(and(eq(contract.clientId, clientId), eq(contract.id, contractId)))
